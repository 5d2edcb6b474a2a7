import { expect, test } from "vitest"
import { parseOfferRules } from "./parse-offer-rules.ts"

const offer = {
  id: "in-save",
  code: "SAVE50",
  title: "₹50 off",
  conditions: [{ kind: "smallest-cart", amount: 1 }],
  benefit: { kind: "amount", amount: 50_00 },
  limits: { inAll: null, perUser: null, perUserDay: null },
  startTime: 0,
  expiryTimer: { endTime: 0, showTimerBefore: 0 },
}
const rules = {
  offers: [offer],
  elsewhere: [],
  customer: { orders: 0, segments: [], won: [], points: null },
  uses: { "in-save": { inAll: 1, byCustomer: 0, byCustomerToday: 0 } },
  city: "New Delhi",
}

test("complete stored offer rules are used unchanged", () => {
  expect(parseOfferRules(rules)).toBe(rules)
})

test.each([
  ["null instead of an object", null],
  ["an older shape", { ...rules, elsewhere: undefined }],
  ["offers that aren't a list", { ...rules, offers: {} }],
  ["an offer that is null", { ...rules, offers: [offer, null] }],
  ["an offer without conditions", { ...rules, offers: [{ ...offer, conditions: undefined }] }],
  ["a condition without a kind", { ...rules, offers: [{ ...offer, conditions: [null] }] }],
  ["an offer without limits", { ...rules, offers: [{ ...offer, limits: null }] }],
  ["an offer without an end", { ...rules, offers: [{ ...offer, expiryTimer: null }] }],
  ["uses without counts", { ...rules, uses: { "in-save": 1 } }],
  ["an incomplete customer", { ...rules, customer: { won: [] } }],
])("stored rules with %s are dropped without an error", (_, stored) => {
  expect(parseOfferRules(stored)).toBe(null)
})

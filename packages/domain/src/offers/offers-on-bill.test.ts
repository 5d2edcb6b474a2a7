import { expect, test } from "vitest"
import { offersOnBill } from "./offers-on-bill.ts"
import { sampleOffer, sampleContext } from "./testing/sample-offer.ts"

const fifty = sampleOffer()
const more = sampleOffer({ id: "more", code: "MORE", benefit: { kind: "amount", amount: 90_00 } })
const prize = sampleOffer({ id: "prize", code: null, wheel: { weight: 1 }, benefit: { kind: "amount", amount: 70_00 } })
const happy = sampleOffer({ id: "happy", code: null, benefit: { kind: "amount", amount: 10_00 } })
const all = [fifty, more, prize, happy]
const idsOf = (change: Parameters<typeof sampleContext>[0]) =>
  offersOnBill(all, sampleContext(change)).map(({ offerId }) => offerId)

test("[OFR-4] on the bill stands what was applied, and never a better one that nobody chose", () => {
  expect(idsOf({ wanted: ["FIFTY"] })).toEqual(["fifty"])
  expect(idsOf({ wanted: ["MORE", "FIFTY"] })).toEqual(["more"])
})

test("[OFR-6] what was won, and what needs no code, applies by itself", () => {
  expect(idsOf({})).toEqual(["happy"])
  expect(idsOf({ customer: { orders: 3, segments: [], won: ["prize"] } })).toEqual(["prize"])
})

test("[OFR-4] nothing chosen, nothing on the bill", () => {
  expect(offersOnBill([fifty, more, prize], sampleContext())).toEqual([])
})

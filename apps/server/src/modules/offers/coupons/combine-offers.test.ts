import type { Offer } from "@hearth/domain/offers/offer.ts"
import { expect, test } from "vitest"
import type { CartWithOffers } from "../../cart/public.ts"
import { combineOffers } from "./combine-offers.ts"

const amountOff = (conditions: Offer["conditions"]): Offer => ({
  id: "off",
  code: "OFF",
  title: "₹50 off",
  summary: "",
  terms: [],
  category: null,
  conditions,
  benefit: { kind: "amount", amount: 50_00 },
  stackable: false,
  group: null,
  limits: { inAll: null, perUser: null, perUserDay: null },
  startTime: 0,
  expiryTimer: { endTime: 0, showTimerBefore: 0 },
  points: null,
  wheel: null,
})

const cart: Pick<CartWithOffers, "context" | "onBill"> = {
  context: {
    country: "IN",
    at: Date.parse("2026-11-17T13:00+05:30"),
    deliveryType: "PICKUP",
    storeId: "6585R",
    city: "New Delhi",
    lines: [
      { id: "1", productId: "farm", productType: "PIZZA", categories: [], size: "medium", quantity: 1, price: 400_00 },
    ],
    customer: { orders: 3, segments: [], won: [], points: null },
    uses: {},
    payment: null,
    wanted: [],
  },
  onBill: [],
}

test.each([
  ["SUCCESS", "an offer applies", [amountOff([])]],
  ["WAIT", "an offer would apply to a larger cart", [amountOff([{ kind: "smallest-cart", amount: 900_00 }])]],
  ["FAILED", "no offer can apply, whatever is added", [amountOff([{ kind: "delivery-types", types: ["DELIVERY"] }])]],
  ["FAILED", "there is no offer", []],
] as const)("[OFR-5a] [OFR-5b] the state is %s if %s", (state, _, offers) => {
  expect(combineOffers(offers, cart, {}).state).toBe(state)
})

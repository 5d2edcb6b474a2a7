import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import { sampleOffer } from "@hearth/domain/offers/testing/sample-offer.ts"
import { priceCart } from "@hearth/domain/pricing/price-cart.ts"
import { withTexts } from "@hearth/texts/cart/priced-bill.ts"
import { expect, test } from "vitest"
import { sampleKitchen, sampleCatalog } from "../testing/sample-catalog.ts"
import type { PendingCall } from "./pending-calls.ts"
import {
  computeBill,
  type PricingContext,
  type CartContent,
  applyPendingCalls,
  isNewer,
  defaultCartOptions,
  soldOutProductIds,
} from "./cart-view.ts"

const place = { storeId: "6585R", deliveryType: "DELIVERY" } as const
const cola = { id: "cola", productId: "cola", quantity: 1 }
const content: CartContent = { ...place, lines: [cola], options: defaultCartOptions, promos: [] }
const storeMenu = {
  storeId: place.storeId,
  menu: { menuId: "m", currency: "INR" as const, categories: [], products: [...sampleCatalog.products] },
  kitchen: sampleKitchen,
}
const PRICED_AT = Date.parse("2026-11-15T13:00+05:30")

const pricingContext: PricingContext = { country: "IN", soldOut: [], at: PRICED_AT, rules: null }

const put = (...lines: { id: string; productId: string; quantity: number }[]): PendingCall => ({
  kind: "put",
  key: "k",
  place,
  lines,
})

test("[CAR-7d] pending changes are applied with the server's function: equal lines are merged, and changes to missing lines are ignored", () => {
  const updated = applyPendingCalls(content, [
    put({ id: "again", productId: "cola", quantity: 2 }),
    { kind: "change", key: "k", changes: [{ line: "again", add: 1 }] },
    { kind: "change", key: "k", changes: [{ line: "nowhere", add: 5 }] },
  ])
  expect(updated.lines).toEqual([{ ...cola, quantity: 4 }])
})

test("[CAR-8a] a change that exceeds the cart's limits is left out, and the others are applied", () => {
  const updated = applyPendingCalls(content, [put({ ...cola, id: "many", quantity: 20 }), put({ ...cola, id: "one" })])
  expect(updated.lines).toEqual([{ ...cola, quantity: 2 }])
})

test("[CAR-5c] options and place are applied, and adding a line moves the cart to the line's place", () => {
  const otherPlace = { storeId: "BLR01", deliveryType: "PICKUP" } as const
  const movedContent = applyPendingCalls(content, [{ kind: "options", key: "k", said: { ...otherPlace, tip: 20_00 } }])
  expect(movedContent).toMatchObject({ ...otherPlace, options: { ...defaultCartOptions, tip: 20_00 }, lines: [cola] })
  const call: PendingCall = {
    kind: "put",
    key: "k",
    place: otherPlace,
    lines: [{ ...cola, id: "shake", productId: "shake" }],
  }
  expect(applyPendingCalls(content, [call])).toMatchObject(otherPlace)
  // A call that is sent again adds nothing and doesn't move the cart either.
  expect(applyPendingCalls(content, [{ ...call, lines: [cola] }])).toMatchObject(place)
})

test("[CAR-2a] the browser's bill equals the domain engine's, and a sold-out product is not on it", () => {
  const bill = computeBill(content, storeMenu, pricingContext)
  const line = {
    ...cola,
    name: "Cola",
    productType: "PIZZA",
    categories: [],
    size: null,
    foodType: "VEG",
    pizzas: 0,
  } as const
  const quote = { lines: [{ ...line, price: 199_00, originalPrice: 199_00 }], refused: [] }
  const billContext = { country: "IN", at: PRICED_AT, deliveryType: "DELIVERY" } as const
  expect(bill).toEqual(withTexts(priceCart({ ...billContext, quote, discounts: [], carryBag: false, tip: 0 })))
  const soldOutBill = computeBill(content, storeMenu, { ...pricingContext, soldOut: ["cola"] })
  expect(soldOutBill).toMatchObject({ validItems: [], orderable: false, payable: 0 })
  expect(soldOutProductIds(soldOutBill)).toEqual(["cola"])
})

test("[OFR-6b] with the offer rules, the browser's bill has only offers that were applied or won", () => {
  const wheel = { weight: 1 }
  const offers = ["save", "more"].map((id) => sampleOffer({ id, code: id.toUpperCase() }))
  offers.push(sampleOffer({ id: "prize", code: null, wheel }))
  const customer = { orders: 0, segments: [], won: ["prize"], points: null }
  const rules = { offers, customer, uses: {}, city: "New Delhi" } as PricingContext["rules"] & object
  const discountsOf = (promos: string[], change: Partial<typeof customer> = {}) =>
    computeBill({ ...content, promos }, storeMenu, {
      ...pricingContext,
      rules: { ...rules, customer: { ...customer, ...change } },
    }).discounts.map(({ offerId }) => offerId)
  expect(discountsOf(["SAVE"])).toEqual(["save"])
  expect(discountsOf([])).toEqual(["prize"])
  expect(discountsOf([], { won: [] })).toEqual([])
  expect(computeBill({ ...content, promos: ["SAVE"] }, storeMenu, { ...pricingContext, rules }).payable).toBeLessThan(
    computeBill(content, storeMenu, pricingContext).payable,
  )
})

const cart = (cartId: string, version: number, pricedAt: number) =>
  ({ cartId, version, pricedAt: new Date(pricedAt).toISOString() }) as Cart

test("[CAR-7e] an older response never replaces a newer one; a response with another cart always does", () => {
  const current = cart("a", 5, 100)
  expect(isNewer(cart("a", 4, 999), current)).toBe(false)
  expect(isNewer(cart("a", 5, 99), current)).toBe(false)
  expect(isNewer(cart("a", 5, 100), current)).toBe(true)
  expect(isNewer(cart("a", 6, 1), current)).toBe(true)
  expect(isNewer(cart("b", 0, 1), current)).toBe(true)
  expect(isNewer(current, null)).toBe(true)
})

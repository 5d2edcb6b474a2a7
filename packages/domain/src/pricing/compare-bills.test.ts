import { describe, expect, test } from "vitest"
import { billFingerprint } from "./bill-fingerprint.ts"
import type { QuotedLine, RefusedLine } from "./cart-line.ts"
import { compareBills } from "./compare-bills.ts"
import { type PriceCartInput, priceCart } from "./price-cart.ts"

const margherita: QuotedLine = {
  id: "pizza",
  productId: "in-margherita",
  name: "Margherita",
  productType: "PIZZA",
  categories: [],
  size: "medium",
  foodType: "VEG",
  quantity: 1,
  price: 199_00,
  originalPrice: 199_00,
  pizzas: 1,
}
const cola: QuotedLine = { ...margherita, id: "cola", productId: "in-cola", name: "Cola", price: 60_00, pizzas: 0 }
const soldOut: RefusedLine = {
  id: "cola",
  productId: "in-cola",
  quantity: 1,
  code: "SOLD_OUT",
  what: "in-cola",
  name: "Cola",
}

const offersIn = (changes: ReturnType<typeof compareBills>) => changes.filter(({ code }) => code === "OFFER")

function bill(
  lines: readonly QuotedLine[],
  refused: readonly RefusedLine[] = [],
  change: Partial<PriceCartInput> = {},
) {
  const priced = priceCart({
    country: "IN",
    at: Date.parse("2026-11-15T13:00+05:30"),
    deliveryType: "PICKUP",
    quote: { lines, refused },
    discounts: [],
    carryBag: false,
    tip: 0,
    ...change,
  })
  return {
    ...priced,
    invalidItems: priced.invalidItems.map((line) => Object.assign({ message: `${line.name} ${line.code}` }, line)),
    charges: priced.charges.map((charge) => Object.assign({ title: `The charge ${charge.code}` }, charge)),
  }
}

describe("what changed since the customer last saw the cart", () => {
  test("[CAT-7d] no changes are reported if only the sequence of the lines differs", () => {
    expect(compareBills(bill([margherita, cola]), bill([cola, margherita]))).toEqual([])
  })

  test("[CAT-7d] a higher price and a lower price are reported", () => {
    const after = bill([
      { ...margherita, price: 219_00 },
      { ...cola, price: 55_50 },
    ])
    expect(compareBills(bill([margherita, cola]), after)).toEqual([
      { code: "DEARER", about: "pizza", name: "Margherita", was: 199_00, now: 219_00 },
      { code: "CHEAPER", about: "cola", name: "Cola", was: 60_00, now: 55_50 },
    ])
  })

  test("[CAT-7d] an offer that ended is reported, but not one that no longer applies because the customer changed the cart", () => {
    const discount = { offerId: "ten", code: "TEN", title: "₹10 off", saving: 10_00 }
    const discounts = [{ ...discount, lines: [{ line: "cola", amount: 10_00 }] }]
    const before = bill([margherita, cola], [], { discounts })
    const ended = { code: "OFFER", about: "ten", title: "₹10 off" }
    expect(compareBills(before, bill([margherita, cola]))).toEqual([ended])
    expect(compareBills(before, bill([margherita]))).toEqual([])
    expect(compareBills(bill([margherita, cola]), before)).toEqual([])
  })

  test("[LOY-2d] a free pizza that sells out is listed once, as sold out", () => {
    const saving = margherita.price
    const free = {
      offerId: "free",
      code: "FREEPIZZA",
      title: "Free",
      saving,
      lines: [{ line: "pizza", amount: saving }],
    }
    const before = bill([margherita, cola], [], { discounts: [{ ...free, points: 600 }] })
    const refused = { ...soldOut, id: "pizza", productId: "in-margherita", what: "in-margherita", name: "Margherita" }
    expect(offersIn(compareBills(before, bill([cola], [refused])))).toEqual([])
    expect(offersIn(compareBills(before, bill([margherita, cola])))).toMatchObject([{ about: "free" }])
  })

  test("[CAT-7d] a product that became unavailable is reported with the reason, and again when it is back", () => {
    const [before, after] = [bill([margherita, cola]), bill([margherita], [soldOut])]
    expect(compareBills(before, after)).toEqual([{ code: "REFUSED", about: "cola", message: "Cola SOLD_OUT" }])
    expect(compareBills(after, before)).toEqual([{ code: "BACK", about: "cola", name: "Cola" }])
    const gone = { ...soldOut, code: "GONE" } as const
    expect(compareBills(after, bill([margherita], [gone]))).toEqual([
      { code: "REFUSED", about: "cola", message: "Cola GONE" },
    ])
    expect(compareBills(after, after)).toEqual([])
  })

  test("[CAT-7d] charges that were added, removed or changed are reported", () => {
    const goods = [{ ...margherita, price: 100_00 }]
    const [pickup, delivery] = [bill(goods), bill(goods, [], { deliveryType: "DELIVERY" })]
    const charge = { code: "CHARGE", about: "DELIVERY", title: "The charge DELIVERY" }
    expect(compareBills(pickup, delivery)).toEqual([{ ...charge, was: 0, now: 39_00 }])
    expect(compareBills(delivery, pickup)).toEqual([{ ...charge, was: 39_00, now: 0 }])
    const dearer = { ...delivery, charges: delivery.charges.map((each) => ({ ...each, amount: each.amount + 1_00 })) }
    expect(compareBills(delivery, dearer)).toEqual([
      { ...charge, was: 39_00, now: 40_00 },
      { code: "CHARGE", about: "PACKAGING", title: "The charge PACKAGING", was: 15_00, now: 16_00 },
    ])
  })

  test("the customer's own changes are not reported: quantity, another product, a bag, a tip", () => {
    const delivered: Partial<PriceCartInput> = { deliveryType: "DELIVERY" }
    const before = bill([margherita], [], delivered)
    // Delivery is free from ₹249.
    expect(compareBills(before, bill([{ ...margherita, quantity: 2 }], [], delivered))).toEqual([])
    expect(compareBills(before, bill([margherita, cola], [], delivered))).toEqual([])
    expect(compareBills(before, bill([margherita], [], { ...delivered, carryBag: true, tip: 20_00 }))).toEqual([])
  })
})

describe("the fingerprint of a bill", () => {
  test("[CAR-2a] the fingerprint is the same for a bill that was serialised as JSON, and differs with any amount", () => {
    const ours = bill([margherita, cola], [], { deliveryType: "DELIVERY", tip: 20_00 })
    expect(billFingerprint(JSON.parse(JSON.stringify(ours)))).toBe(billFingerprint(ours))
    const others = [
      { ...ours, payable: ours.payable + 1 },
      { ...ours, roundOff: ours.roundOff - 1 },
      { ...ours, taxes: ours.taxes.map((tax) => ({ ...tax, amount: tax.amount + 1 })) },
      { ...ours, charges: ours.charges.slice(1) },
      { ...ours, validItems: ours.validItems.map((line) => ({ ...line, net: line.net - 1 })) },
      { ...ours, invalidItems: [soldOut] },
    ]
    for (const other of others) expect(billFingerprint(other)).not.toBe(billFingerprint(ours))
  })
})

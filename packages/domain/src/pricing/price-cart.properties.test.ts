import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { countryCodes } from "../countries/countries.ts"
import { deliveryTypes } from "../orders/delivery-type.ts"
import type { Bill, Discount } from "./bill.ts"
import type { QuotedLine } from "./cart-line.ts"
import { type PriceCartInput, priceCart } from "./price-cart.ts"
import { prorate } from "./prorate.ts"

const runs = { numRuns: 2000 }
const price = fc.oneof(
  fc.integer({ min: 1, max: 900 }).map((units) => units * 100),
  fc.integer({ min: 0, max: 3_000_00 }),
)

const anyLine: fc.Arbitrary<Omit<QuotedLine, "id">> = fc.record({
  productId: fc.constantFrom("margherita", "cola", "duo"),
  name: fc.constant("Product"),
  productType: fc.constantFrom("PIZZA", "SIDES", "COMBO", "PIZZA-MANIA", "BEVERAGES"),
  categories: fc.constant([]),
  size: fc.constantFrom("medium", "large", null),
  foodType: fc.constantFrom("VEG", "NON_VEG"),
  quantity: fc.integer({ min: 1, max: 20 }),
  price,
  originalPrice: price,
  pizzas: fc.integer({ min: 0, max: 3 }),
})

const anyLines = fc
  .array(anyLine, { maxLength: 8 })
  .map((lines) => lines.map((line, index) => Object.assign({ id: `line-${index}` }, line)))

/**
 * Returns a discount for each share: it deducts this share of what remains after the previous discounts, on all lines.
 */
function discountsOn(lines: readonly QuotedLine[], shares: readonly number[]): Discount[] {
  let remaining = lines.map((line) => line.price * line.quantity)
  return shares.map((share, nth) => {
    const saving = Math.floor(remaining.reduce((sum, each) => sum + each, 0) * share)
    const parts = prorate(saving, remaining)
    remaining = remaining.map((each, index) => each - (parts[index] ?? 0))
    const deductions = lines.map(({ id }, index) => ({ line: id, amount: parts[index] ?? 0 }))
    return { offerId: `offer-${nth}`, code: null, title: "Offer", saving, lines: deductions }
  })
}

const anyCart: fc.Arbitrary<PriceCartInput> = fc
  .record({
    country: fc.constantFrom(...countryCodes),
    at: fc.integer({ min: Date.parse("2023-01-01"), max: Date.parse("2030-01-01") }),
    deliveryType: fc.constantFrom(...deliveryTypes),
    lines: anyLines,
    shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
    carryBag: fc.boolean(),
    tip: fc.integer({ min: -10, max: 500_00 }),
  })
  .map(({ lines, shares, ...cart }) =>
    Object.assign(cart, { quote: { lines, refused: [] }, discounts: discountsOn(lines, shares) }),
  )

const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0)
const total = (list: readonly number[]) => list.reduce((subtotal, each) => subtotal + each, 0)

function withSortedLines({ validItems, ...bill }: Bill) {
  return { ...bill, validItems: validItems.toSorted((one, other) => (one.id < other.id ? -1 : 1)) }
}

function everyAmount(value: unknown, path = ""): [string, number][] {
  if (typeof value === "number") return [[path, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => everyAmount(each, `${path}.${key}`))
}

describe("any cart", () => {
  test("[CAR-2a] the bill is the sum of its parts, in total and line by line", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const bill = priceCart(cart)
        const { validItems, charges, taxes } = bill
        expect(bill.payable).toBe(bill.taxable + bill.tax + bill.tip + bill.roundOff)
        const isIncluded = taxes[0]?.inside ?? false
        expect(bill.payable).toBe(bill.withCharges + (isIncluded ? 0 : bill.tax) + bill.tip + bill.roundOff)
        expect(bill.withCharges).toBe(bill.displayNetPrice + bill.charge)
        expect(bill.displayNetPrice).toBe(bill.gross - bill.discount)
        expect(bill.charge).toBe(sum(charges))
        expect(bill.tax).toBe(sum(taxes))
        expect(bill.gross).toBe(total(validItems.map(({ gross }) => gross)))
        expect(bill.discount).toBe(sum(bill.discounts))
        expect(bill.savings.total).toBe(bill.savings.menu + bill.discount)
        for (const { product, quantity, gross, discounts, discount, net } of validItems) {
          expect(gross).toBe(product.price * quantity)
          expect(discount).toBe(sum(discounts))
          expect(net).toBe(gross - discount)
        }
        const parts = [...validItems, ...charges]
        expect(total(parts.map(({ taxable }) => taxable))).toBe(bill.taxable)
        for (const { code, amount } of taxes) {
          expect(sum(parts.flatMap((part) => part.taxes.filter((each) => each.code === code)))).toBe(amount)
        }
        for (const { offerId, amount } of bill.discounts) {
          const deductions = validItems.flatMap(({ discounts }) => discounts.filter((each) => each.offerId === offerId))
          expect(sum(deductions)).toBe(amount)
        }
      }),
      runs,
    )
  })

  test("[CAR-2a] every amount is an integer, and none is negative except the rounding, which is at most half a unit", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const bill = priceCart(cart)
        for (const [path, amount] of everyAmount(bill)) {
          expect([path, Number.isSafeInteger(amount)]).toEqual([path, true])
          expect([path, amount >= 0 || path === ".roundOff"]).toEqual([path, true])
        }
        expect(Math.abs(bill.roundOff)).toBeLessThanOrEqual(50)
        expect(bill.payable % 100).toBe(0)
      }),
      runs,
    )
  })

  test("[CAR-2a] a cart that was serialised as JSON gives the same bill, so browser and server agree", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const bill = priceCart(cart)
        expect(priceCart(JSON.parse(JSON.stringify(cart)))).toEqual(bill)
        expect(JSON.parse(JSON.stringify(bill))).toEqual(bill)
      }),
      { numRuns: 300 },
    )
  })

  test("[CAR-2a] the sequence of a cart's lines changes only their sequence on the bill", () => {
    fc.assert(
      fc.property(anyCart, fc.infiniteStream(fc.nat()), (cart, keys) => {
        const shuffled = cart.quote.lines
          .map((line) => ({ line, key: keys.next().value ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ line }) => line)
        const bill = priceCart({ ...cart, quote: { lines: shuffled, refused: [] } })
        expect(bill.validItems.map(({ id }) => id)).toEqual(shuffled.map(({ id }) => id))
        expect(withSortedLines(bill)).toEqual(withSortedLines(priceCart(cart)))
      }),
      { numRuns: 500 },
    )
  })

  test("[CAR-2a] another item, or more of one, never makes a cart without offers cheaper", () => {
    fc.assert(
      fc.property(anyCart, anyLine, fc.nat(), (cart, newLine, position) => {
        const { lines } = cart.quote
        const payableOf = (list: readonly QuotedLine[]) =>
          priceCart({ ...cart, discounts: [], quote: { lines: list, refused: [] } }).payable
        const before = payableOf(lines)
        expect(payableOf([...lines, { ...newLine, id: "new" }])).toBeGreaterThanOrEqual(before)
        const fuller = lines.map((line, nth) =>
          nth === position % lines.length ? Object.assign({}, line, { quantity: line.quantity + 1 }) : line,
        )
        expect(payableOf(fuller)).toBeGreaterThanOrEqual(before)
      }),
      { ...runs, examples: [[cartJustBelowFreeDelivery(), drink(), 0]] },
    )
  })

  test("[CAR-2a] a discount never increases the payable amount", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(priceCart(cart).payable).toBeLessThanOrEqual(priceCart({ ...cart, discounts: [] }).payable)
      }),
      runs,
    )
  })
})

/** If the whole delivery charge ended at its threshold, this cart would cost more than one with another item. */
function cartJustBelowFreeDelivery(): PriceCartInput {
  return {
    country: "IN",
    at: Date.parse("2026-11-15"),
    deliveryType: "DELIVERY",
    quote: { lines: [{ ...drink(), id: "only", price: 240_00 }], refused: [] },
    discounts: [],
    carryBag: false,
    tip: 0,
  }
}

function drink(): Omit<QuotedLine, "id"> {
  const product = { productId: "cola", name: "Cola", productType: "BEVERAGES", categories: [], size: null }
  return { ...product, foodType: "VEG", quantity: 1, price: 10_00, originalPrice: 10_00, pizzas: 0 }
}

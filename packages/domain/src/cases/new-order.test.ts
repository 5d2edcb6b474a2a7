import * as fc from "fast-check"
import { expect, test } from "vitest"
import { countryCodes } from "../countries/countries.ts"
import type { Discount } from "../pricing/bill.ts"
import type { QuotedLine } from "../pricing/cart-line.ts"
import { priceCart } from "../pricing/price-cart.ts"
import { deliveryTypes } from "../orders/delivery-type.ts"
import { orderStatuses } from "../orders/order-status.ts"
import { canMakeAgain, newOrderStateOf, valuesOfLines } from "./new-order.ts"

const at = Date.parse("2026-11-18T08:00:00Z")

function lineOf(id: string, price: number, quantity = 1): QuotedLine {
  return {
    id,
    productId: id,
    name: id,
    productType: "PIZZA",
    categories: [],
    size: null,
    foodType: "VEG",
    quantity,
    price,
    originalPrice: price,
    pizzas: 1,
  }
}

const billOf = (lines: readonly QuotedLine[], discounts: readonly Discount[] = []) =>
  priceCart({
    country: "LK",
    at,
    deliveryType: "PICKUP",
    quote: { lines, refused: [] },
    discounts,
    carryBag: false,
    tip: 0,
  })

const valueList = (bill: Parameters<typeof valuesOfLines>[0]) =>
  bill.validItems.map(({ id }) => valuesOfLines(bill).get(id) ?? -1)

test("[FBK-3i] without an offer, a line that is made again is worth its price", () => {
  expect(valueList(billOf([lineOf("b", 900_00), lineOf("a", 400_00, 2)]))).toEqual([900_00, 800_00])
})

test("[FBK-3i] of two pizzas for the price of one, each is worth half of what was paid", () => {
  const discount = { offerId: "bogo", code: null, title: "", saving: 900_00, lines: [{ line: "b", amount: 900_00 }] }
  expect(valueList(billOf([lineOf("a", 900_00), lineOf("b", 900_00)], [discount]))).toEqual([450_00, 450_00])
})

test("[FBK-3i] the lines of an order are together worth what was paid for goods, and never more than it cost", () => {
  const lines = fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 900_00 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...countryCodes),
      fc.constantFrom(...deliveryTypes),
      lines,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 50_00 }),
      (country, deliveryType, given, share, tip) => {
        const quoted = given.map(({ price, quantity }, index) => lineOf(`line-${index}`, price, quantity))
        const parts = quoted.map(({ id, price, quantity }) => ({
          line: id,
          amount: Math.floor(price * quantity * share),
        }))
        const saving = parts.reduce((sum, { amount }) => sum + amount, 0)
        const discounts = saving === 0 ? [] : [{ offerId: "o", code: null, title: "", saving, lines: parts }]
        const quote = { lines: quoted, refused: [] }
        const bill = priceCart({ country, at, deliveryType, quote, discounts, carryBag: true, tip })
        const values = [...valuesOfLines(bill).values()]
        const sum = values.reduce((total, value) => total + value, 0)
        const charges = bill.charges.reduce(
          (total, { taxable, taxes }) => total + taxable + taxes.reduce((all, { amount }) => all + amount, 0),
          0,
        )
        expect(values.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true)
        expect(sum).toBe(Math.max(0, bill.payable - charges - bill.tip))
        expect(sum).toBeLessThanOrEqual(bill.payable)
      },
    ),
  )
})

test("[FBK-3i] an order can be made again for each delivery type, unless its customer's data was erased", () => {
  for (const deliveryType of deliveryTypes) {
    expect(canMakeAgain({ deliveryType, mobile: "+94771234567" })).toBe(true)
    expect(canMakeAgain({ deliveryType, mobile: "" })).toBe(false)
  }
})

test("[FBK-3i] a new order is being made until it is handed over or cancelled", () => {
  expect(orderStatuses.filter((status) => newOrderStateOf(status) === "HANDED_OVER")).toEqual([
    "DELIVERED",
    "PICKED UP",
  ])
  expect(orderStatuses.filter((status) => newOrderStateOf(status) === "CANCELLED")).toEqual(["CANCELLED"])
})

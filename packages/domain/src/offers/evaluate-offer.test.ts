import { describe, expect, test } from "vitest"
import { evaluateOffer } from "./evaluate-offer.ts"
import type { Condition, Offer } from "./offer.ts"
import type { EvaluationContext } from "./evaluation-context.ts"
import { bread, cake, corn, farm, sampleLine, sampleOffer, sampleContext, blockersOf } from "./testing/sample-offer.ts"

/** Parses a local time in India. */
function atLocalTime(text: string) {
  return { at: Date.parse(`${text}+05:30`) }
}

function blockersWhenEndingAt(endTime: number) {
  return blockersOf({ expiryTimer: { endTime, showTimerBefore: 0 } })
}

const blockersUnder = (condition: Condition, contextChange: Partial<EvaluationContext> = {}) =>
  blockersOf({ conditions: [condition] }, contextChange)

describe("conditions", () => {
  test("[OFR-7a] [OFR-7g] smallest cart: the missing amount is exact to the minor unit", () => {
    const condition: Condition = { kind: "smallest-cart", amount: 610_00 }
    expect(blockersUnder(condition)).toEqual([{ code: "SMALLEST_CART", missing: { kind: "amount", amount: 60_00 } }])
    expect(blockersUnder(condition, { lines: [sampleLine("a", 610_00)] })).toEqual([])
    expect(blockersUnder(condition, { lines: [sampleLine("a", 609_99)] })).toMatchObject([{ missing: { amount: 1 } }])
    expect(blockersUnder(condition, { lines: [sampleLine("a", 305_00, { quantity: 2 })] })).toEqual([])
  })

  test("[OFR-7a] smallest cart: the offer's own gift doesn't count towards it", () => {
    const gift: Partial<Offer> = {
      conditions: [{ kind: "smallest-cart", amount: 400_00 }],
      benefit: { kind: "item-free", products: ["cake"], count: 1, words: "cakes" },
    }
    expect(blockersOf(gift, { lines: [corn, cake] })).toMatchObject([
      { code: "SMALLEST_CART", missing: { amount: 100_00 } },
    ])
    expect(blockersOf(gift, { lines: [farm, cake] })).toEqual([])
  })

  test("[OFR-7a] categories: enough items of the listed product types or menu categories must be in the cart", () => {
    const pizzas: Condition = { kind: "categories", categories: ["PIZZA"], words: "pizzas" }
    expect(blockersUnder(pizzas, { lines: [bread] })).toEqual([
      {
        code: "CATEGORIES",
        words: "pizzas",
        neededCount: 1,
        missing: { kind: "items", count: 1, categories: ["PIZZA"], products: [], sizes: [] },
      },
    ])
    expect(blockersUnder({ ...pizzas, categories: ["veg-pizza"] })).toEqual([])
    expect(blockersUnder({ ...pizzas, count: 3 })).toMatchObject([
      { words: "pizzas", neededCount: 3, missing: { count: 2 } },
    ])
    expect(blockersUnder({ ...pizzas, count: 3 }, { lines: [{ ...farm, quantity: 3 }] })).toEqual([])
  })

  test("[OFR-7a] products: one of the listed products must be in the cart", () => {
    const condition: Condition = { kind: "products", products: ["corn"], words: "Corn & Cheese Golds" }
    expect(blockersUnder(condition)).toMatchObject([
      { code: "PRODUCTS", words: "Corn & Cheese Golds", missing: { products: ["corn"] } },
    ])
    expect(blockersUnder(condition, { lines: [corn] })).toEqual([])
  })

  test("[OFR-7a] sizes: a customer with a smaller pizza is asked for the size, not for another pizza", () => {
    const conditions: Condition[] = [
      { kind: "sizes", sizes: ["medium", "large"] },
      { kind: "categories", categories: ["PIZZA"], words: "pizzas" },
    ]
    expect(blockersOf({ conditions }, { lines: [{ ...farm, size: "regular" }, bread] })).toEqual([
      {
        code: "SIZES",
        sizes: ["medium", "large"],
        missing: { kind: "items", count: 1, categories: ["PIZZA"], products: [], sizes: ["medium", "large"] },
      },
    ])
    expect(blockersOf({ conditions }, { lines: [bread] })).toMatchObject([{ code: "CATEGORIES" }])
    expect(blockersOf({ conditions })).toEqual([])
  })

  test("[OFR-7a] [OFR-7g] categories and products: as many items as the larger count must match both", () => {
    const pizzas: Condition = { kind: "categories", categories: ["PIZZA"], words: "pizzas" }
    const corns: Condition = { kind: "products", products: ["corn"], words: "Corn & Cheese Golds" }
    expect(blockersOf({ conditions: [{ ...pizzas, count: 2 }, corns] }, { lines: [farm, corn] })).toMatchObject([
      { code: "PRODUCTS", words: "Corn & Cheese Golds", neededCount: 2, missing: { count: 1 } },
    ])
    expect(blockersOf({ conditions: [pizzas, { ...corns, count: 3 }] }, { lines: [farm] })).toMatchObject([
      { code: "CATEGORIES", words: "pizzas", neededCount: 3, missing: { count: 2 } },
    ])
    expect(blockersOf({ conditions: [{ ...pizzas, count: 2 }, corns] }, { lines: [{ ...corn, quantity: 2 }] })).toEqual(
      [],
    )
  })

  test("[OFR-7b] delivery types: the order must have one of those listed", () => {
    const condition: Condition = { kind: "delivery-types", types: ["PICKUP", "CURBSIDE", "DINEIN"] }
    expect(blockersUnder(condition)).toEqual([
      {
        code: "DELIVERY_TYPE",
        missing: { kind: "delivery-type", types: ["PICKUP", "CURBSIDE", "DINEIN"] },
      },
    ])
    expect(blockersUnder(condition, { deliveryType: "DINEIN" })).toEqual([])
  })

  test("[OFR-7b] stores and cities: the store, or its city, must be one of those listed", () => {
    const stores: Condition = { kind: "stores", stores: ["BOM01"], words: "our store in Bandra" }
    expect(blockersUnder(stores)).toEqual([{ code: "STORE", words: "our store in Bandra", missing: null }])
    expect(blockersUnder(stores, { storeId: "BOM01" })).toEqual([])
    const cities: Condition = { kind: "cities", cities: ["Mumbai", "Pune"] }
    expect(blockersUnder(cities)).toEqual([{ code: "CITY", cities: ["Mumbai", "Pune"], missing: null }])
    expect(blockersUnder(cities, { city: "Pune" })).toEqual([])
  })

  test("[OFR-7b] days and hours: the offer applies within them, in the store's local time", () => {
    const lunch: Condition = { kind: "days-and-hours", days: [1, 2, 3, 4, 5], from: 11 * 60, until: 15 * 60 }
    expect(blockersUnder(lunch, atLocalTime("2026-11-17T10:59"))).toEqual([
      { code: "DAY_OR_HOUR", days: [1, 2, 3, 4, 5], from: 11 * 60, until: 15 * 60, missing: null },
    ])
    expect(blockersUnder(lunch, atLocalTime("2026-11-17T11:00"))).toEqual([])
    expect(blockersUnder(lunch, atLocalTime("2026-11-17T14:59"))).toEqual([])
    expect(blockersUnder(lunch, atLocalTime("2026-11-17T15:00"))).toHaveLength(1)
    expect(blockersUnder(lunch, atLocalTime("2026-11-15T13:00"))).toHaveLength(1)
    expect(blockersUnder(lunch, { at: Date.parse("2026-11-17T14:59+06:00"), country: "BD" })).toEqual([])
    expect(blockersUnder(lunch, { at: Date.parse("2026-11-17T14:59+05:30"), country: "BD" })).toHaveLength(1)
  })

  test("[OFR-7b] hours past midnight belong to the previous evening", () => {
    const late: Condition = { kind: "days-and-hours", days: [5, 6], from: 22 * 60 + 30, until: 25 * 60 }
    expect(blockersUnder(late, atLocalTime("2026-11-20T22:30"))).toEqual([])
    expect(blockersUnder(late, atLocalTime("2026-11-22T00:59"))).toEqual([])
    expect(blockersUnder(late, atLocalTime("2026-11-22T01:00"))).toMatchObject([
      { code: "DAY_OR_HOUR", days: [5, 6], from: 22 * 60 + 30, until: 25 * 60 },
    ])
    expect(blockersUnder(late, atLocalTime("2026-11-20T00:30"))).toHaveLength(1)
    const tuesdays: Condition = { kind: "days-and-hours", days: [2], from: 0, until: 1440 }
    expect(blockersUnder(tuesdays, atLocalTime("2026-11-18T13:00"))).toMatchObject([
      { days: [2], from: 0, until: 1440 },
    ])
  })

  test("[OFR-7c] first order and segment: the customer must not have ordered before, or be in a listed segment", () => {
    expect(blockersUnder({ kind: "first-order" })).toMatchObject([{ code: "FIRST_ORDER" }])
    expect(
      blockersUnder({ kind: "first-order" }, { customer: { orders: 0, segments: [], won: [], points: null } }),
    ).toEqual([])
    const students: Condition = { kind: "segment", segments: ["student"], words: "students" }
    expect(blockersUnder(students)).toMatchObject([{ code: "SEGMENT", words: "students" }])
    expect(
      blockersUnder(students, { customer: { orders: 3, segments: ["vip", "student"], won: [], points: null } }),
    ).toEqual([])
  })

  test("[OFR-7c] payment method: required before it is chosen, but assumed if the customer chose the offer", () => {
    const upi: Condition = { kind: "payment-method", methods: ["UPI"], words: "UPI" }
    const missing = { kind: "payment", methods: ["UPI"], bank: null }
    expect(blockersUnder(upi)).toEqual([{ code: "PAYMENT_METHOD", words: "UPI", missing }])
    expect(blockersUnder(upi, { payment: { method: "CASH" }, wanted: ["FIFTY"] })).toHaveLength(1)
    expect(blockersUnder(upi, { payment: { method: "UPI" } })).toEqual([])
    expect(evaluateOffer(sampleOffer({ conditions: [upi] }), sampleContext({ wanted: [" fifty "] }))).toMatchObject({
      applies: true,
      paymentId: "UPI",
      nudge: { code: "PAYMENT_METHOD", words: "UPI" },
    })
  })

  test("[OFR-7c] [CAR-6] bank: only the card's first 6 to 8 digits are used", () => {
    const bank: Condition = { kind: "bank-bin", bank: "Lotus Bank", bins: ["411122", "52201133"] }
    const blockersForBin = (bin?: string) => blockersUnder(bank, { payment: { method: "CARD", bin } })
    expect(blockersUnder(bank)).toEqual([
      {
        code: "BANK_BIN",
        bank: "Lotus Bank",
        missing: { kind: "payment", methods: [], bank: "Lotus Bank" },
      },
    ])
    for (const bin of ["411122", "41112299", "52201133"]) expect(blockersForBin(bin)).toEqual([])
    for (const bin of [undefined, "", "41112", "411123", "522011", "411122990", "4111221234567890", "４１１１２２"])
      expect(blockersForBin(bin)).toHaveLength(1)
    // An offer that the customer chose is on the bill until they choose a payment method; then the card's digits
    // decide.
    expect(blockersUnder(bank, { wanted: ["FIFTY"] })).toEqual([])
    expect(blockersUnder(bank, { wanted: ["FIFTY"], payment: { method: "CARD" } })).toHaveLength(1)
    expect(blockersUnder(bank, { wanted: ["FIFTY"], payment: { method: "CARD", bin: "411122" } })).toEqual([])
  })

  test("[OFR-7d] uses are limited in total, per user, and per user and day", () => {
    const limits = { inAll: 100, perUser: 2, perUserDay: 1 }
    const blockerCodes = (inAll: number, byCustomer: number, byCustomerToday: number) =>
      blockersOf({ limits }, { uses: { fifty: { inAll, byCustomer, byCustomerToday } } }).map(({ code }) => code)
    expect(blockersOf({ limits })).toEqual([])
    expect(blockerCodes(99, 1, 0)).toEqual([])
    expect(blockerCodes(100, 1, 0)).toEqual(["USED_UP"])
    expect(blockerCodes(5, 2, 1)).toEqual(["USED_BY_YOU"])
    expect(blockerCodes(5, 1, 1)).toEqual(["USED_TODAY"])
  })

  test("[OFR-7b] [OFR-1e] expiry: valid from its start to the last millisecond before its end", () => {
    const { at } = sampleContext()
    expect(blockersWhenEndingAt(at)).toEqual([{ code: "EXPIRED", missing: null }])
    expect(blockersWhenEndingAt(at + 1)).toEqual([])
    expect(blockersOf({ startTime: at + 1 })).toMatchObject([{ code: "NOT_YET" }])
    expect(blockersOf({ startTime: at })).toEqual([])
  })

  test("[OFR-6b] an offer on the wheel must be won", () => {
    expect(blockersOf({ wheel: { weight: 1 } })).toMatchObject([{ code: "WHEEL_ONLY" }])
    expect(
      blockersOf({ wheel: { weight: 1 } }, { customer: { orders: 3, segments: [], won: ["fifty"], points: null } }),
    ).toEqual([])
  })

  test("[OFR-7g] every blocker is returned, not only the first", () => {
    const conditions: Condition[] = [
      { kind: "first-order" },
      { kind: "smallest-cart", amount: 1000_00 },
      { kind: "cities", cities: ["Pune"] },
    ]
    expect(blockersOf({ conditions }).map(({ code }) => code)).toEqual(["FIRST_ORDER", "SMALLEST_CART", "CITY"])
  })
})

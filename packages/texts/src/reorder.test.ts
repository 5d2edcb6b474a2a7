import { expect, test } from "vitest"
import { difference, ordered } from "./en/cart/reorder.ts"

test("[ORD-8e] left-out parts are named, with 'it' for one and 'them' for several", () => {
  const olives = { part: "TOPPING", id: "olive", name: "Black olives" } as const
  const gone = { part: "CHEESE", id: "smoked-gouda", name: null } as const
  const change = { kind: "otherwise", name: "Farmhouse" } as const
  expect(difference({ ...change, omitted: [olives] }, "IN")).toBe("Not available: extra black olives. We left it out.")
  expect(difference({ ...change, omitted: [gone, { part: "OTHER_HALF" }] }, "IN")).toBe(
    "Not available: smoked gouda cheese, the other half. We left them out.",
  )
})

test("[ORD-8e] a changed price is in the country's currency, and a refusal names the product", () => {
  expect(difference({ kind: "price", name: "Cola", was: 60_00, now: 65_50 }, "BD")).toBe("Now ৳65.50, was ৳60.")
  const refusal = { code: "NOT_VEGETARIAN", productId: "farm", what: "farm", name: "Farmhouse" } as const
  expect(difference({ kind: "gone", name: "Farmhouse", refusal, instead: [] }, "IN")).toBe(
    "Farmhouse isn’t vegetarian anymore.",
  )
})

test("[ORD-9] a count that may be incomplete is marked with a plus sign", () => {
  expect(ordered({ code: "SEVERAL_TIMES", times: 4, coversAllOrders: true })).toBe("Ordered 4 times")
  expect(ordered({ code: "SEVERAL_TIMES", times: 4, coversAllOrders: false })).toBe("Ordered 4+ times")
})

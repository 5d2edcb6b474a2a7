import { expect, test } from "vitest"
import {
  approvalReason,
  chosenLineIds,
  parseAmount,
  suggestAmounts,
  typedAmount,
  valueOfLines,
} from "./remedy-amounts.ts"

const item = (price: number) => ({
  lineId: "00000000-0000-4000-8000-000000000001",
  name: "Margherita",
  quantity: 1,
  price,
})

test("half and all of the affected items' price and the whole order's total are suggested", () => {
  expect(suggestAmounts({ items: [item(299_00), item(150_00)], orderTotal: 800_00, remedyLeft: 800_00 })).toEqual([
    { basis: "half", amount: 225_00 },
    { basis: "items", amount: 449_00 },
    { basis: "whole order", amount: 800_00 },
  ])
})

test("[FBK-3d] no amount is suggested that is more than what can still be given for the order", () => {
  expect(suggestAmounts({ items: [item(299_00)], orderTotal: 800_00, remedyLeft: 200_00 })).toEqual([
    { basis: "half", amount: 150_00 },
    { basis: "rest", amount: 200_00 },
  ])
  expect(suggestAmounts({ items: [item(299_00)], orderTotal: 800_00, remedyLeft: 0 })).toEqual([])
})

test("equal amounts are suggested once, and a complaint without items gets only the order's total suggested", () => {
  const whole = { basis: "whole order", amount: 300_00 }
  expect(suggestAmounts({ items: [item(300_00)], orderTotal: 300_00, remedyLeft: 300_00 })).toEqual([
    { basis: "half", amount: 150_00 },
    whole,
  ])
  expect(suggestAmounts({ items: [], orderTotal: 300_00, remedyLeft: 300_00 })).toEqual([whole])
})

test.each([
  ["300", 300_00],
  [" ₹1,250.5 ", 1_250_50],
  ["Rs. 90.05", 90_05],
  ["0", undefined],
  ["", undefined],
  ["-5", undefined],
  ["12.345", undefined],
  ["1e3", undefined],
  ["12345678", undefined],
])("the typed text %j is read as the amount %s", (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount)
})

test.each([300_00, 90_05, 1_250_50])("the amount %i is written as a text that is read as the same amount", (amount) => {
  expect(parseAmount(typedAmount(amount))).toBe(amount)
})

const limits = { orderTotal: 1_000_00, remedyLeft: 1_000_00, giver: "STORE_STAFF" } as const

test("[FBK-3e] a second person is needed only for more than the member can give alone", () => {
  expect(approvalReason({ ...limits, withoutApproval: 250_00, amount: 250_00 })).toBeUndefined()
  expect(approvalReason({ ...limits, withoutApproval: 250_00, amount: 250_01 })).toBe("order")
})

test("[FBK-3e] the limit of 24 hours is the reason if it leaves less than the order's own limit", () => {
  expect(approvalReason({ ...limits, withoutApproval: 100_00, amount: 200_00 })).toBe("day")
  const withEarlierRemedy = { ...limits, remedyLeft: 850_00 }
  expect(approvalReason({ ...withEarlierRemedy, withoutApproval: 100_00, amount: 200_00 })).toBe("order")
  expect(approvalReason({ ...limits, giver: "SUPPORT", withoutApproval: 900_00, amount: 950_00 })).toBe("day")
})

const orderItems = [
  { lineId: "a", name: "Margherita", quantity: 1, value: 239_00 },
  { lineId: "b", name: "Cola", quantity: 2, value: 120_00 },
]
const reported = [{ lineId: "b", name: "Cola", quantity: 2, price: 120_00 }]

test("[FBK-3i] the items that the complaint names are chosen to be made again; without any, the whole order is", () => {
  expect(chosenLineIds(undefined, { items: reported, orderItems })).toEqual(["b"])
  expect(chosenLineIds(undefined, { items: [], orderItems })).toEqual(["a", "b"])
  expect(chosenLineIds([], { items: reported, orderItems })).toEqual([])
})

test("[FBK-3i] a new order is worth what its items are worth", () => {
  expect(valueOfLines(["a", "b"], { orderItems })).toBe(359_00)
  expect(valueOfLines([], { orderItems })).toBeUndefined()
})

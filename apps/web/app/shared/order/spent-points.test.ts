import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { expect, test } from "vitest"
import { formatCancelling, formatPointsBack } from "./format-cancelling.ts"
import { formatPayment } from "./format-order.ts"
import { freeItemOf, spentPointsOf } from "./spent-points.ts"

const discounts = [
  { offerId: "tuesday", code: null, title: "Tuesday", amount: 5_000 },
  { offerId: "free-pizza", code: "FREEPIZZA", title: "Free pizza", amount: 54_900, points: 600 },
]
const order = (changes: Partial<Transaction>) =>
  ({
    country: "IN",
    deliveryType: "DELIVERY",
    paymentMode: "FREE",
    payable: 0,
    walletAmount: 0,
    payment: null,
    bill: { discounts },
    ...changes,
  }) as unknown as Transaction

test("[LOY-2d] the discounts of an order show how many points were spent, and on which line", () => {
  expect(spentPointsOf({ discounts })).toBe(600)
  expect(spentPointsOf({ discounts: discounts.slice(0, 1) })).toBe(0)
  expect(freeItemOf({ discounts: [{ offerId: "free-pizza", amount: 54_900 }] }, { discounts })).toEqual({
    points: 600,
    amount: 54_900,
  })
  expect(freeItemOf({ discounts: [{ offerId: "tuesday", amount: 5_000 }] }, { discounts })).toBeUndefined()
})

test.each([
  [{}, "Paid with 600 points"],
  [{ paymentMode: "UPI", payable: 1_600 }, "600 points · UPI, ₹16"],
  [{ paymentMode: "COD", payable: 1_600 }, "600 points · Cash on delivery, ₹16"],
  [{ paymentMode: "UPI", payable: 1_600, bill: { discounts: [] } }, "UPI, ₹16"],
  [{ paymentMode: null }, ""],
] as const)("[LOY-2d] the text about the payment includes the points: %j", (changes, text) => {
  expect(formatPayment(order(changes as unknown as Partial<Transaction>))).toBe(text)
})

test.each([
  ["FREE", 600, "Your 600 points come back to your rewards."],
  ["UPI", 600, "You’ll get a full refund. Your 600 points come back to your rewards."],
  ["COD", 400, "You haven’t been charged. Your 400 points come back to your rewards."],
  ["UPI", 0, "You’ll get a full refund."],
] as const)("[ORD-12a] [LOY-2d] cancelling an order paid by %s and %i points: %s", (paymentMode, spentPoints, text) => {
  expect(formatCancelling({ paymentMode, spentPoints, forfeitsPoints: false })).toBe(text)
})

test("[ORD-12a] [LOY-2d] someone who has left the programme is told that a cancellation doesn't return the points", () => {
  const orderOfFormerMember = { spentPoints: 600, forfeitsPoints: true }
  expect(formatCancelling({ ...orderOfFormerMember, paymentMode: "FREE" })).toBe(
    "Your 600 points won’t come back, because you’ve left the rewards programme.",
  )
  expect(formatPointsBack(orderOfFormerMember)).toBe(
    "600 points didn’t come back, because you had left the rewards programme.",
  )
  expect(formatPointsBack({ spentPoints: 600, forfeitsPoints: false })).toBe("600 points are back in your rewards.")
  expect(formatPointsBack({ spentPoints: 0, forfeitsPoints: true })).toBeUndefined()
})

import type { NextStep, Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { expect, test } from "vitest"
import { paymentResponder, hasFailedPayment, orderHref } from "./order-route.ts"

const order = (next: NextStep, confirmation: Transaction["confirmation"] = "pending", payment: object | null = {}) =>
  ({ transactionId: "t", next, confirmation, payment }) as Transaction

test("[ORD-4a] [PAY-6e] each payment step leads to its screen, and a settled order leads to the thank-you page", () => {
  expect(orderHref(order({ kind: "form", url: "", fields: {} }))).toBe("/paytmForm?transactionId=t")
  expect(orderHref(order({ kind: "app", link: "", web: null, payload: "" }))).toBe("/upiForm?transactionId=t")
  expect(orderHref(order({ kind: "qr", payload: "", web: null }))).toBe("/upiForm?transactionId=t")
  expect(orderHref(order({ kind: "page", url: "https://bank.example" }))).toBe("/payment?transactionId=t")
  expect(orderHref(order({ kind: "wait" }))).toBe("/payment?transactionId=t")
  expect(orderHref(order({ kind: "pay" }))).toBe("/payment")
  expect(orderHref(order({ kind: "none" }, "confirmed"))).toBe("/thank-you?transactionId=t")
  expect(orderHref(order({ kind: "none" }, "failed"))).toBe("/thank-you?transactionId=t")
})

test("[PAY-7c] after a failed payment the order can be paid with another method", () => {
  expect(hasFailedPayment(order({ kind: "pay" }))).toBe(true)
  expect(hasFailedPayment(order({ kind: "pay" }, "pending", null))).toBe(false)
  expect(hasFailedPayment(order({ kind: "wait" }))).toBe(false)
  expect(hasFailedPayment(order({ kind: "none" }, "failed"))).toBe(false)
})

test("a voucher's payment waits for its issuer, any other for the bank", () => {
  expect(paymentResponder(order({ kind: "wait" }, "pending", { mode: "EVOUCHER" }))).toBe("voucherIssuer")
  expect(paymentResponder(order({ kind: "wait" }, "pending", { mode: "CARD" }))).toBe("bank")
  expect(paymentResponder(undefined)).toBe("bank")
})

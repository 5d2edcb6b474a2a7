import { expect, test } from "vitest"
import type { Payment } from "../database/payments.store.ts"
import { paymentOf, type QrCode, qrCodeOf } from "./razorpay.ts"

const payment = (state: Payment["state"]): Payment => ({
  id: "pay_1",
  provider: "upi",
  reference: "order-1",
  amount: 49_900,
  currency: "INR",
  paymentRef: "123456789012",
  page: "",
  details: {},
  state,
  openedAt: "2026-11-18T09:00:00.000Z",
  endedAt: null,
  expiresAt: null,
})
const qrCode: QrCode = {
  id: "qr_1",
  chargeId: "pay_1",
  name: "Hearth",
  description: "",
  link: "upi://pay",
  amount: 49_900,
  notes: {},
  closeBy: null,
  closedAt: null,
  createdAt: 0,
}

test.each([
  ["declined", "payment_declined", "Payment was unsuccessful as the customer declined it."],
  ["expired", "payment_timed_out", "Payment was unsuccessful as you could not complete it in time."],
] as const)("a payment in the state %s fails with the reason %s", (state, reason, description) => {
  expect(paymentOf(payment(state), 0)).toMatchObject({
    status: "failed",
    error_code: "BAD_REQUEST_ERROR",
    error_reason: reason,
    error_description: description,
  })
})

test.each([
  ["paid", "captured", null, "paid"],
  ["closed by a call", "expired", 1, "on_demand"],
  ["expired", "expired", null, null],
  ["declined by the customer", "declined", null, null],
] as const)("a QR code (%s) is closed, and only a call closes it on demand", (_, state, closedAt, reason) => {
  const code = qrCodeOf({ ...qrCode, closedAt }, payment(state), "")
  expect([code.status, code.close_reason]).toEqual(["closed", reason])
})

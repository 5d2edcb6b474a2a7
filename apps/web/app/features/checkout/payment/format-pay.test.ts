import { expect, test } from "vitest"
import { formatPaymentPending, formatPayButton } from "./format-pay.ts"

test("[PAY-3] the pay button says what pressing it does", () => {
  expect(formatPayButton("UPI", 54_900, "IN")).toBe("Pay ₹549 by UPI")
  expect(formatPayButton("BKASH", 54_950, "BD")).toBe("Pay ৳549.50 with bKash")
  expect(formatPayButton("COD", 54_900, "IN")).toBe("Place order, confirm by SMS")
  expect(formatPayButton(undefined, 54_900, "IN")).toBe("Choose a payment method")
})

const cash = (isOpen: boolean) => [{ mode: "COD", isOpen } as const, { mode: "CARD", isOpen: true } as const]

test("[PAY-7c] when a payment can’t be cancelled, cash is offered if it is available", () => {
  expect(formatPaymentPending("Please wait.", cash(true))).toMatch(/^Please wait\. You can pay in cash instead\. /)
  expect(formatPaymentPending("Please wait.", cash(false))).toBe("Please wait.")
})

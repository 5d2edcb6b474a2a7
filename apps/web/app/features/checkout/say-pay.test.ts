import { expect, test } from "vitest"
import { sayUnderWay, sayPay } from "./say-pay.ts"

test("[PAY-1] [PAY-3] the one button says what happens when it is pressed", () => {
  expect(sayPay("UPI", 54_900, "IN")).toBe("Pay ₹549 by UPI")
  expect(sayPay("BKASH", 54_950, "BD")).toBe("Pay ৳549.50 with bKash")
  expect(sayPay("COD", 54_900, "IN")).toBe("Send code")
  expect(sayPay(undefined, 54_900, "IN")).toBe("Choose how to pay")
})

const cash = (isOpen: boolean) => [{ mode: "COD", isOpen } as const, { mode: "CARD", isOpen: true } as const]

test("[PAY-7] where a payment can’t be called back it is said that cash is open, if it is", () => {
  expect(sayUnderWay("Please wait.", cash(true))).toMatch(/^Please wait\. You can pay in cash meanwhile: /)
  expect(sayUnderWay("Please wait.", cash(false))).toBe("Please wait.")
})

import { expect, test } from "vitest"
import { sayPay } from "./say-pay.ts"

test("[PAY-1] [PAY-3] the one button says what happens when it is pressed", () => {
  expect(sayPay("UPI", 54_900, "IN")).toBe("Pay ₹549 by UPI")
  expect(sayPay("BKASH", 54_950, "BD")).toBe("Pay ৳549.50 with bKash")
  expect(sayPay("COD", 54_900, "IN")).toBe("Send code")
  expect(sayPay(undefined, 54_900, "IN")).toBe("Choose how to pay")
})

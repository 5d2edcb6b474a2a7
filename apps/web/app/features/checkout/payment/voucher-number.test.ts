import { expect, test } from "vitest"
import { voucherNumberError } from "./voucher-number.ts"

test("[SEC-9a] the form refuses a card number or an incomplete number as voucher number", () => {
  expect(voucherNumberError("4242 4242 4242 4242")).toBe(
    "This looks like a card number. Enter your voucher number instead.",
  )
  expect(voucherNumberError("4242")).toBe("Enter the number on your voucher.")
  expect(voucherNumberError("7000 0000 0000 0005")).toBeUndefined()
})

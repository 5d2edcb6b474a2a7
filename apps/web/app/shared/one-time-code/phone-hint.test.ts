import { expect, test } from "vitest"
import { phoneHint, formatPhone, sanitizePhone } from "./phone-hint.ts"

test.each([
  ["IN", "9876543210", ""],
  ["IN", "+91 98765 43210", ""],
  ["IN", "98765", "5 digits to go"],
  ["IN", "987654321", "1 digit to go"],
  ["IN", "98765432101", "1 digit too many"],
  ["IN", "", ""],
  ["LK", "771234567", ""],
  ["LK", "0771234567", ""],
  ["LK", "077123456", "1 digit to go"],
  ["LK", "7712345678", "1 digit too many"],
  ["BD", "01712345678", ""],
  ["BD", "1712345", "3 digits to go"],
] as const)("[IDN-8a] [IDN-8b] in %s the hint for %j is %j", (country, typed, text) => {
  expect(phoneHint(typed, country)).toEqual({ isComplete: text === "" && typed !== "", text })
})

test("a phone field drops everything but digits, white space and `+().-`, and converts Bangla digits", () => {
  expect(sanitizePhone("+91 (98765)-432x10\n")).toBe("+91 (98765)-43210\n")
  expect(sanitizePhone("০১৭১২৩৪৫৬৭৮")).toBe("01712345678")
})

test("[IDN-8b] a number is formatted as is usual in its country", () => {
  expect(formatPhone("09876543210", "IN")).toBe("+91 98765 43210")
  expect(formatPhone("0771234567", "LK")).toBe("+94 77 123 4567")
  expect(formatPhone("01712345678", "BD")).toBe("+880 1712 345678")
})

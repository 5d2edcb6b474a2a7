import { expect, test } from "vitest"
import { checkMobile } from "./check-mobile.ts"

test.each([
  ["IN", "98765 43210", "+919876543210"],
  ["IN", " +91-98765-43210 ", "+919876543210"],
  ["LK", "077 123 4567", "+94771234567"],
  ["BD", "01712 345678", "+8801712345678"],
] as const)("in %s, %j is sent as %s", (country, typed, mobile) => {
  expect(checkMobile(typed, country)).toEqual({ ok: true, mobile })
})

test.each([
  ["IN", "", "Enter a mobile number with 10 digits."],
  ["IN", "98765", "Enter a mobile number with 10 digits."],
  ["IN", "1234567890", "Mobile numbers don’t start with 1."],
  ["LK", "7712345", "Enter a mobile number with 9 digits."],
  ["BD", "hello", "Enter a mobile number with 10 digits."],
] as const)("in %s, %j isn't sent", (country, typed, error) => {
  expect(checkMobile(typed, country)).toEqual({ ok: false, error })
})

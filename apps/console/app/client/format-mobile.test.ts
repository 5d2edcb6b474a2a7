import { expect, test } from "vitest"
import { formatMobile } from "./format-mobile.ts"

test("a number is formatted as is usual in its country", () => {
  expect(formatMobile("+919876543210", "IN")).toBe("+91 98765 43210")
  expect(formatMobile("+94771234567", "LK")).toBe("+94 77 123 4567")
  expect(formatMobile("+8801712345678", "BD")).toBe("+880 1712 345678")
})

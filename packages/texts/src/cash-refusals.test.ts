import { expect, test } from "vitest"
import { cashRefused } from "./en/checkout/cash-refusals.ts"

test("[PAY-3] the cash limit is in the country's currency", () => {
  const limit = 1_500_00
  expect(cashRefused({ code: "ABOVE_LIMIT", limit }, "IN")).toContain("up to ₹1,500 in cash")
  expect(cashRefused({ code: "ABOVE_LIMIT", limit }, "BD")).toContain("up to ৳1,500 in cash")
})

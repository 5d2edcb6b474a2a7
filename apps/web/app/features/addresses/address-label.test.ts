import { expect, test } from "vitest"
import { readAddressLabel } from "./address-label.ts"

test("a label is cut to the maximum length of an address and never inside a character", () => {
  const label = readAddressLabel(new URLSearchParams({ label: `  x${"🍕".repeat(400)}` }))
  expect(label).toHaveLength(300)
  expect(label.isWellFormed()).toBe(true)
  expect(readAddressLabel(new URLSearchParams())).toBe("")
})

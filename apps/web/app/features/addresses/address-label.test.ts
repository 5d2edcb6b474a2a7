import { expect, test } from "vitest"
import { readAddressLabel, streetFromLabel } from "./address-label.ts"

test('"Near" is removed from the start of a label, but not a longer word that starts with it', () => {
  expect(streetFromLabel("Near Koramangala")).toBe("Koramangala")
  expect(streetFromLabel("Nearing Road, Pune")).toBe("Nearing Road, Pune")
})

test("a label is cut to the maximum length of an address and never inside a character", () => {
  const label = readAddressLabel(new URLSearchParams({ label: `  x${"🍕".repeat(400)}` }))
  expect(label).toHaveLength(300)
  expect(label.isWellFormed()).toBe(true)
  expect(readAddressLabel(new URLSearchParams())).toBe("")
})

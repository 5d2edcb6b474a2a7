import { expect, test } from "vitest"
import { readAddressLabel, streetFromLabel } from "./address-label.ts"

test("[LOC-8] a pin beside a place begins with that place's name, a street with its own", () => {
  expect(streetFromLabel("Near Koramangala")).toBe("Koramangala")
  expect(streetFromLabel("Nearing Road, Pune")).toBe("Nearing Road, Pune")
})

test("[LOC-8] a label longer than an address may be is cut, and never in half a sign", () => {
  const label = readAddressLabel(new URLSearchParams({ label: `  x${"🍕".repeat(400)}` }))
  expect(label).toHaveLength(300)
  expect(label.isWellFormed()).toBe(true)
  expect(readAddressLabel(new URLSearchParams())).toBe("")
})

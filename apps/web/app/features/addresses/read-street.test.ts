import { expect, test } from "vitest"
import { readLabel, streetOf } from "./read-street.ts"

test("[LOC-8] a pin beside a place begins with that place's name, a street with its own", () => {
  expect(streetOf("Near Koramangala")).toBe("Koramangala")
  expect(streetOf("Nearing Road, Pune")).toBe("Nearing Road, Pune")
})

test("[LOC-8] a label longer than an address may be is cut, and never in half a sign", () => {
  const label = readLabel(new URLSearchParams({ label: `  x${"🍕".repeat(400)}` }))
  expect(label).toHaveLength(300)
  expect(label.isWellFormed()).toBe(true)
  expect(readLabel(new URLSearchParams())).toBe("")
})

import { expect, test } from "vitest"
import { readPlaceName } from "./read-place-name.ts"

test("a place's name is cut to the maximum length of an address and never inside a character", () => {
  const name = readPlaceName(new URLSearchParams({ label: `  x${"🍕".repeat(400)}` }))
  expect(name).toHaveLength(300)
  expect(name.isWellFormed()).toBe(true)
  expect(readPlaceName(new URLSearchParams())).toBe("")
})

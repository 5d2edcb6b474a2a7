import { expect, test } from "vitest"
import { cola, farm } from "../../testing/sample-catalog.ts"
import { formatEnergy } from "./format-energy.ts"

test("[CAT-2f] the energy is shown with the size of a serving", () => {
  expect(formatEnergy(480, farm)).toBe("480 kcal per serving (2 medium slices)")
  expect(formatEnergy(140, cola)).toBe("140 kcal per serving")
})

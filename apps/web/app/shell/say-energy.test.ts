import { expect, test } from "vitest"
import { cola, farm } from "../testing/sample-shelf.ts"
import { sayEnergy } from "./say-energy.ts"

test("[CAT-2] what a serving is stands beside its energy", () => {
  expect(sayEnergy(480, farm)).toBe("480 kcal a serving (two slices of a medium)")
  expect(sayEnergy(140, cola)).toBe("140 kcal a serving (as it is sold)")
})

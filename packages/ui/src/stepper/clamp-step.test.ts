import { expect, test } from "vitest"
import { clampStep } from "./clamp-step.ts"

test.each([
  [2, 1, 3],
  [2, -1, 1],
  [1, -1, 1],
  [4, 1, 4],
  [9, 1, 4],
] as const)("%i plus %i, limited to the range from 1 to 4, is %i", (value, by, next) => {
  expect(clampStep(value, by, 1, 4)).toBe(next)
})

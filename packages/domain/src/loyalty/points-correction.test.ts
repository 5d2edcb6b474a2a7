import { expect, test } from "vitest"
import { needsApproval } from "./points-correction.ts"

test("a correction of more than 600 points needs a second person, up or down", () => {
  expect([1, 600, -600, 601, -601, 5000].map((points) => needsApproval(points))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ])
})

test("corrections of one day count together", () => {
  expect([needsApproval(100, 500), needsApproval(-101, 500)]).toEqual([false, true])
})

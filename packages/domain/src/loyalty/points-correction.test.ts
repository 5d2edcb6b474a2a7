import { expect, test } from "vitest"
import { needsApproval, pointsWithoutApproval } from "./points-correction.ts"

test("a correction of more than 600 points needs a second person, up or down", () => {
  expect([1, 600, -600, 601, -601, 5000].map((points) => needsApproval(points, 0))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ])
})

test("corrections in 24 hours count together", () => {
  expect([needsApproval(100, 500), needsApproval(-101, 500), needsApproval(1, 600)]).toEqual([false, true, true])
  expect([0, 500, 600, 700].map((corrected) => pointsWithoutApproval(corrected))).toEqual([600, 100, 0, 0])
})

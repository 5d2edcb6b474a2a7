import { expect, test } from "vitest"
import { correctionButton, correctionEffect, parseCorrection } from "./check-correction.ts"

const limits = { perCustomer: 400, perMember: 2000 }

test.each([
  ["100", "add", 100],
  [" 1,250 ", "take", -1250],
  ["5000", "add", 5000],
  ["5001", "add", undefined],
  ["0", "add", undefined],
  ["", "take", undefined],
  ["-100", "add", undefined],
  ["1.5", "add", undefined],
  ["1e3", "add", undefined],
] as const)("the input %j with the direction %s is a correction of %s points", (typed, direction, points) => {
  expect(parseCorrection(typed, direction)).toBe(points)
})

test.each([
  [600, "Add 600 points", "New balance: 650 points"],
  [1, "Add 1 point", "New balance: 51 points"],
  [-50, "Take 50 points", "New balance: 0 points"],
  [-100, "Take 100 points", "New balance: −50 points, below zero"],
])("a correction of %i points is applied at once: %j", (points, button, effect) => {
  expect([
    correctionButton(points, 600),
    correctionEffect(points, { balance: 50, withoutApproval: 600, limits }),
  ]).toEqual([button, effect])
})

test.each([
  [601, 600, "only 600 points"],
  [-601, 600, "only 600 points"],
  [101, 100, "only 100 points"],
  [-1, 0, "no points"],
])(
  "a correction of %i points needs a second person if %i can be corrected without one",
  (points, withoutApproval, left) => {
    expect(correctionButton(points, withoutApproval)).toBe("Ask for approval")
    expect(correctionEffect(points, { balance: 50, withoutApproval, limits })).toBe(
      `A second person with the role finance has to approve this. Without one, you can correct ${left} of this customer now: the limits in 24 hours are 400 points for a customer and 2,000 points by one person. The balance stays the same until then.`,
    )
  },
)

test("what was corrected before leaves fewer points that are applied at once", () => {
  expect(correctionButton(100, 100)).toBe("Add 100 points")
  expect(correctionEffect(100, { balance: 500, withoutApproval: 100, limits })).toBe("New balance: 600 points")
})

test("the button names no points while none are typed", () => {
  expect(correctionButton(undefined, 0)).toBe("Correct points")
})

import { expect, test } from "vitest"
import { needsApproval, pointsWithoutApproval } from "./points-correction.ts"

const none = { ofCustomer: 0, byMember: 0 }

test("a correction of more than 600 points needs a second person, up or down", () => {
  expect([1, 600, -600, 601, -601, 5000].map((points) => needsApproval(points, none))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ])
})

test("a customer's corrections in 24 hours count together", () => {
  const half = { ofCustomer: 500, byMember: 500 }
  expect([100, -101].map((points) => needsApproval(points, half))).toEqual([false, true])
  const withoutApproval = [0, 500, 600, 700].map((ofCustomer) => pointsWithoutApproval({ ofCustomer, byMember: 0 }))
  expect(withoutApproval).toEqual([600, 100, 0, 0])
})

test("a staff member's corrections for all customers count together up to 3,000 points", () => {
  const withoutApproval = [2400, 2401, 3000, 3001].map((byMember) => pointsWithoutApproval({ ofCustomer: 0, byMember }))
  expect(withoutApproval).toEqual([600, 599, 0, 0])
})

import { expect, test } from "vitest"
import { loyaltyRules } from "../countries/topics/loyalty.ts"
import { approvalLimits, needsApproval, pointsWithoutApproval } from "./points-correction.ts"

const india = approvalLimits(loyaltyRules.IN)

test("without a second person, one free pizza's points can be corrected for a customer, and five by a staff member", () => {
  expect(india).toEqual({ perCustomer: 600, perMember: 3000 })
  expect(approvalLimits(loyaltyRules.LK)).toEqual({ perCustomer: 400, perMember: 2000 })
  expect(approvalLimits(loyaltyRules.BD)).toEqual({ perCustomer: 400, perMember: 2000 })
  expect(approvalLimits({ pointsPerSlice: 50, slicesPerPizza: 5 })).toEqual({ perCustomer: 250, perMember: 1250 })
})

test("a correction above what is left needs a second person, up or down", () => {
  const results = [1, 600, -600, 601, -601, 5000].map((points) => needsApproval(points, 600))
  expect(results).toEqual([false, false, false, true, true, true])
})

test("a customer's corrections in 24 hours count together", () => {
  const withoutApproval = [0, 500, 600, 700].map((ofCustomer) =>
    pointsWithoutApproval({ ofCustomer, byMember: 0 }, india),
  )
  expect(withoutApproval).toEqual([600, 100, 0, 0])
})

test("a staff member's corrections for all customers count together", () => {
  const withoutApproval = [2400, 2401, 3000, 3001].map((byMember) =>
    pointsWithoutApproval({ ofCustomer: 0, byMember }, india),
  )
  expect(withoutApproval).toEqual([600, 599, 0, 0])
})

import { describe, expect, test } from "vitest"
import { remedyLeft, remedyNeedsApproval, remedyWithoutApproval } from "./remedies.ts"

const request = { orderTotal: 1000, givenBefore: 0, givenByMemberInLastDay: 0, dailyLimit: 100_000 }

describe("remedyWithoutApproval", () => {
  test("[FBK-3e] staff of a store give a quarter of the order, its manager 60 percent, and support all of it", () => {
    expect(remedyWithoutApproval({ ...request, giver: "STORE_STAFF" })).toBe(250)
    expect(remedyWithoutApproval({ ...request, giver: "STORE_MANAGER" })).toBe(600)
    expect(remedyWithoutApproval({ ...request, giver: "SUPPORT" })).toBe(1000)
  })

  test("[FBK-3e] what was given before counts, so that nobody splits a large remedy", () => {
    expect(remedyWithoutApproval({ ...request, giver: "STORE_STAFF", givenBefore: 200 })).toBe(50)
    expect(remedyWithoutApproval({ ...request, giver: "STORE_STAFF", givenBefore: 900 })).toBe(0)
  })

  test("[FBK-3e] the daily limit of a person counts over all orders", () => {
    const limited = { ...request, giver: "SUPPORT", dailyLimit: 1500, givenByMemberInLastDay: 1400 } as const
    expect(remedyWithoutApproval(limited)).toBe(100)
    expect(remedyNeedsApproval({ ...limited, amount: 100 })).toBe(false)
    expect(remedyNeedsApproval({ ...limited, amount: 101 })).toBe(true)
  })
})

test("[FBK-3d] nobody gets back more than the order cost", () => {
  expect(remedyLeft({ orderTotal: 1000, givenBefore: 300 })).toBe(700)
  expect(remedyLeft({ orderTotal: 1000, givenBefore: 1200 })).toBe(0)
})

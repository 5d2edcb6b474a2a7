import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { expect, test } from "vitest"
import { membershipWith } from "../../testing/sample-membership.ts"
import { balanceOf, describeBalance, mayRedeem, usablePoints } from "./describe-balance.ts"

function describePoints(country: CountryCode, points: number) {
  const membership = membershipWith(country, points)
  const balance = balanceOf(membership)
  if (!balance) throw new Error("not a member")
  return describeBalance(balance, membership.programConfig)
}

test("[LOY-4b] someone who isn't a member has no balance, so the page shows the enrolment", () => {
  expect(balanceOf(membershipWith("IN", null))).toBeNull()
  expect(balanceOf(membershipWith("IN", 0))).toMatchObject({ overall: { points: 0 } })
})

test.each([
  ["IN", 0, 0, "6 more slices to a free pizza"],
  ["IN", 99, 0, "6 more slices to a free pizza"],
  ["IN", 400, 4, "2 more slices to a free pizza"],
  ["IN", 599, 5, "1 more slice to a free pizza"],
  ["LK", 100, 1, "3 more slices to a free pizza"],
  ["BD", 300, 3, "1 more slice to a free pizza"],
] as const)("[LOY-2c] in %s, %i points fill %i slices: %s", (country, points, filledSlices, title) => {
  expect(describePoints(country, points)).toEqual({
    filledSlices,
    title,
    progress: undefined,
    explanation: undefined,
  })
})

test.each([
  ["IN", 600, 6, "You have a free pizza", "6 more slices to your next free pizza"],
  ["IN", 1350, 6, "You have 2 free pizzas", "5 more slices to your next free pizza"],
  ["LK", 700, 4, "You have a free pizza", "1 more slice to your next free pizza"],
] as const)("[LOY-2d] in %s, %i points are a full pie", (country, points, filledSlices, title, progress) => {
  expect(describePoints(country, points)).toEqual({ filledSlices, title, progress, explanation: undefined })
})

test("[LOY-2c] a negative balance fills nothing and is explained", () => {
  expect(describePoints("IN", -50)).toEqual({
    filledSlices: 0,
    title: "Your balance is below zero",
    progress: "650 more points to a free pizza",
    explanation: rewardsTexts.whyBelowZero,
  })
  expect(rewardsTexts.points(-50)).toBe("−50 points")
})

test("[LOY-1e] [LOY-2d] points that an unpaid order has reserved still buy a free pizza", () => {
  const membership = membershipWith("IN", 50, 0, 600)
  const balance = balanceOf(membership)
  if (!balance) throw new Error("not a member")
  expect(usablePoints(balance)).toBe(650)
  expect(describeBalance(balance, membership.programConfig)).toMatchObject({
    filledSlices: 6,
    title: "You have a free pizza",
  })
})

test("[LOY-2c] a balance is below zero only if reserved points don't make up for it", () => {
  const membership = membershipWith("IN", -100, 0, 600)
  const balance = balanceOf(membership)
  if (!balance) throw new Error("not a member")
  expect(describeBalance(balance, membership.programConfig)).toMatchObject({
    filledSlices: 5,
    title: "1 more slice to a free pizza",
    explanation: undefined,
  })
})

test("[LOY-2d] an app without offers or without a cart can't redeem", () => {
  expect(mayRedeem(["loyalty", "offers", "cart"])).toBe(true)
  expect(mayRedeem(["loyalty", "cart"])).toBe(false)
  expect(mayRedeem(["loyalty", "offers"])).toBe(false)
})

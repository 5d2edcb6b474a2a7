import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { loyaltyRules } from "@hearth/domain/countries/topics/loyalty.ts"
import { fillPie, pointsPerPizza } from "@hearth/domain/loyalty/fill-pie.ts"
import * as programTexts from "@hearth/texts/loyalty/programs.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { expect, test } from "vitest"
import { balanceOf, describeBalance, describeLosses, describeRules, mayRedeem } from "./describe-membership.ts"
import type { Membership } from "./rewards.api.ts"

/** The server's response for a balance; null for someone who isn't a member. */
function membershipWith(country: CountryCode, points: number | null, pendingPoints = 0): Membership {
  const rules = loyaltyRules[country]
  const { program, earnPointsPerOrder, pointsPerSlice, slicesPerPizza } = rules
  const programConfig = {
    name: programTexts.names[program],
    earnPointsPerOrder,
    pointsPerSlice,
    slicesPerPizza,
    pointsPerPizza: pointsPerPizza(rules),
  }
  if (points === null)
    return { enrollmentStatus: "NOT_ENROLLED", loyaltyCardCode: null, balance: null, pending: null, programConfig }
  const { slices, freePizzas, missingPoints } = fillPie(points, rules)
  return {
    enrollmentStatus: "ENROLLED",
    loyaltyCardCode: `${country}123456789012`,
    balance: { burnable: { freeItems: freePizzas }, overall: { points, slices, missingPoints } },
    pending: pendingPoints === 0 ? null : { points: pendingPoints, creditedBy: "2026-11-19T07:30:00.000Z" },
    programConfig,
  }
}

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
  ["IN", "6 slices make a free pizza."],
  ["LK", "4 slices make a free pizza."],
  ["BD", "4 slices make a free pizza."],
] as const)("[LOY-4b] in %s the enrolment says what the programme gives", (country, pizza) => {
  expect(describeRules(membershipWith(country, null).programConfig)).toEqual({
    earning: "Your first order of the day earns 100 points.",
    slice: "100 points fill one slice.",
    pizza,
    waiting: "Points arrive 24–48 hours after you get your order.",
  })
})

test.each([
  ["IN", "Join cheese reward", "Leave cheese reward?"],
  ["LK", "Join Pizza Pals", "Leave Pizza Pals?"],
  ["BD", "Join Pizza Pals", "Leave Pizza Pals?"],
] as const)("[LOY-4d] in %s the texts have the programme's name, letter for letter", (country, join, leave) => {
  const { name } = membershipWith(country, null).programConfig
  expect([rewardsTexts.joinProgram(name), rewardsTexts.leaveQuestion(name)]).toEqual([join, leave])
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

test("[LOY-1b] leaving says what is lost: points, points on their way and free pizzas", () => {
  expect(describeLosses(membershipWith("IN", 1350, 100))).toEqual([
    "1,350 points",
    "100 points on their way",
    "2 free pizzas",
  ])
  expect(describeLosses(membershipWith("LK", 400))).toEqual(["400 points", "1 free pizza"])
  expect(describeLosses(membershipWith("BD", 0, 100))).toEqual(["100 points on their way"])
})

test("[LOY-1b] without points, and with a negative balance, there is nothing to lose", () => {
  expect(describeLosses(membershipWith("IN", 0))).toEqual([])
  expect(describeLosses(membershipWith("IN", -50))).toEqual([])
})

test("[LOY-2d] an app without offers or without a cart can't redeem", () => {
  expect(mayRedeem(["loyalty", "offers", "cart"])).toBe(true)
  expect(mayRedeem(["loyalty", "cart"])).toBe(false)
  expect(mayRedeem(["loyalty", "offers"])).toBe(false)
})

test("[LOY-4a] an entry of the history has a sign", () => {
  expect([100, -600, 0].map(rewardsTexts.pointsChange)).toEqual(["+100", "−600", "0"])
  expect(rewardsTexts.balanceAfter(-50)).toBe("Balance: −50")
})

import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { expect, test } from "vitest"
import { membershipWith } from "../../testing/sample-membership.ts"
import { describeLosses, describeRules } from "./describe-membership.ts"

test.each([
  ["IN", "6 slices make a free pizza."],
  ["LK", "4 slices make a free pizza."],
  ["BD", "4 slices make a free pizza."],
] as const)("[LOY-4b] in %s the enrolment says what the programme gives", (country, pizza) => {
  expect(describeRules(membershipWith(country, null).programConfig)).toEqual({
    earning: "The first order you receive each day earns a slice (100 points).",
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

test("[LOY-1b] leaving says what is lost: points, points on their way and free pizzas", () => {
  expect(describeLosses(membershipWith("IN", 1350, 100))).toEqual([
    "1,350 points, with 2 free pizzas",
    "100 points on their way",
  ])
  expect(describeLosses(membershipWith("LK", 400))).toEqual(["400 points, with 1 free pizza"])
  expect(describeLosses(membershipWith("IN", 0, 0, 600))).toEqual(["600 points, with 1 free pizza"])
  expect(describeLosses(membershipWith("BD", 0, 100))).toEqual(["100 points on their way"])
})

test("[LOY-1b] without points, and with a negative balance, there is nothing to lose", () => {
  expect(describeLosses(membershipWith("IN", 0))).toEqual([])
  expect(describeLosses(membershipWith("IN", -50))).toEqual([])
})

test("[LOY-4a] an entry of the history has a sign", () => {
  expect([100, -600, 0].map(rewardsTexts.pointsChange)).toEqual(["+100", "−600", "0"])
  expect(rewardsTexts.balanceAfter(-50)).toBe("Balance: −50")
})

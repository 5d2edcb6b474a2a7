import { expect, test } from "vitest"
import { loyaltyRules } from "../countries/topics/loyalty.ts"
import { projectPie, slicesEarned } from "./project-pie.ts"

test.each([
  ["IN", 200, 100, { slices: 2, comingSlices: 1, isCompleted: false }],
  ["IN", 200, 300, { slices: 2, comingSlices: 3, isCompleted: false }],
  ["IN", 250, 100, { slices: 2, comingSlices: 1, isCompleted: false }],
  ["IN", 500, 100, { slices: 5, comingSlices: 1, isCompleted: true }],
  ["IN", 500, 200, { slices: 5, comingSlices: 1, isCompleted: true }],
  ["IN", 700, 100, { slices: 1, comingSlices: 1, isCompleted: false }],
  ["LK", 300, 100, { slices: 3, comingSlices: 1, isCompleted: true }],
  ["BD", 0, 0, { slices: 0, comingSlices: 0, isCompleted: false }],
  ["IN", -50, 100, { slices: 0, comingSlices: 0, isCompleted: false }],
] as const)("[LOY-2c] in %s, %i points and %i to come fill the pie", (country, points, coming, expected) => {
  expect(projectPie(points, coming, loyaltyRules[country])).toEqual(expected)
})

test("[LOY-2c] an order adds a slice, or none while a negative balance is earned back", () => {
  expect([0, 250, 500, -100].map((before) => slicesEarned(before, 100, loyaltyRules.IN))).toEqual([1, 1, 1, 0])
  expect([-50, 0].map((before) => slicesEarned(before, 200, loyaltyRules.IN))).toEqual([1, 2])
})

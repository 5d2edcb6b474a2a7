import { expect, test } from "vitest"
import { daysOf } from "./ratings-period.ts"

test.each([
  ["7", "2026-11-12"],
  ["31", "2026-10-19"],
  ["180", "2026-05-23"],
  ["366", "2025-11-18"],
] as const)("the last %s days end today in the country and begin on %s", (period, firstDay) => {
  // 19:00 UTC on the 17th is after midnight in India.
  expect(daysOf(period, Date.parse("2026-11-17T19:00:00.000Z"), "Asia/Kolkata")).toEqual({
    firstDay,
    lastDay: "2026-11-18",
  })
})

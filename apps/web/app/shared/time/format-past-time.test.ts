import { expect, test } from "vitest"
import { formatPastTime } from "./format-past-time.ts"

const parseTime = (iso: string) => Date.parse(iso)
const now = parseTime("2026-11-15T19:30:00+05:30")

test.each([
  ["2026-11-15T18:30:00+05:30", "Today, 6:30 pm"],
  ["2026-11-15T00:00:00+05:30", "Today, 12:00 am"],
  ["2026-11-14T23:59:00+05:30", "Yesterday, 11:59 pm"],
  ["2026-11-03T12:05:00+05:30", "3 Nov, 12:05 pm"],
  ["2025-12-28T09:00:00+05:30", "28 Dec 2025, 9:00 am"],
])("a time of %s is written ‘%s’", (moment, expected) => {
  expect(formatPastTime(parseTime(moment), "Asia/Kolkata", now)).toBe(expected)
})

test("the day depends on the country’s time zone", () => {
  expect(formatPastTime(parseTime("2026-11-14T18:10:00Z"), "Asia/Dhaka", now)).toBe("Today, 12:10 am")
  expect(formatPastTime(parseTime("2026-11-14T18:10:00Z"), "Asia/Colombo", now)).toBe("Yesterday, 11:40 pm")
})

import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { expect, test } from "vitest"
import { formatFirstPoints, formatPending } from "./format-pending.ts"

/** A Tuesday, 1:00 pm in India. */
const now = Date.parse("2026-11-17T13:00:00+05:30")
const pendingUntil = (creditedBy: string, points = 100, zone: TimeZone = "Asia/Kolkata") =>
  formatPending({ points, creditedBy: new Date(creditedBy).toISOString() }, zone, now)

test.each([
  ["2026-11-17T23:59:00+05:30", "100 points on their way, by today"],
  ["2026-11-18T00:00:00+05:30", "100 points on their way, by tomorrow"],
  ["2026-11-19T12:55:00+05:30", "100 points on their way, by Thursday"],
])("[LOY-3a] points that are credited by %s: %s", (creditedBy, expected) => {
  expect(pendingUntil(creditedBy)).toBe(expected)
})

test("[LOY-3a] the points of two orders are added up", () => {
  expect(pendingUntil("2026-11-19T12:55:00+05:30", 200)).toBe("200 points on their way, by Thursday")
})

test("[LOY-3a] late points have no day", () => {
  expect(pendingUntil("2026-11-17T12:59:59+05:30")).toBe("100 points on their way")
})

test("[LOY-3a] the day is that of the country's time zone", () => {
  const creditedBy = "2026-11-18T18:10:00Z"
  expect(pendingUntil(creditedBy, 100, "Asia/Colombo")).toBe("100 points on their way, by tomorrow")
  expect(pendingUntil(creditedBy, 100, "Asia/Dhaka")).toBe("100 points on their way, by Thursday")
})

test("[LOY-3a] [LOY-4a] an empty history says when the first points arrive", () => {
  const creditedBy = new Date("2026-11-20T12:55:00+05:30").toISOString()
  expect(formatFirstPoints({ points: 100, creditedBy }, "Asia/Kolkata", now)).toBe(
    "Your first 100 points arrive by Friday.",
  )
  const late = new Date("2026-11-17T12:00:00+05:30").toISOString()
  expect(formatFirstPoints({ points: 100, creditedBy: late }, "Asia/Kolkata", now)).toBe(
    "Your first 100 points arrive soon.",
  )
})

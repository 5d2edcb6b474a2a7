import { expect, test } from "vitest"
import { alertLimits, alertStateAt, checkAlertPeriod } from "./alert-rules.ts"

const HOUR = 3600_000
const DAY = 24 * HOUR
const now = Date.parse("2026-11-18T06:00:00Z")

test.each([
  ["at once for an hour", null, now + HOUR, undefined],
  ["for the longest time", null, now + alertLimits.lastsDays * DAY, undefined],
  ["as far ahead as allowed", now + alertLimits.aheadDays * DAY, now + alertLimits.aheadDays * DAY + 1, undefined],
  ["a start in the past counts as now", now - 100 * DAY, now + alertLimits.lastsDays * DAY, undefined],
  ["an end now", null, now, "ENDS_IN_PAST"],
  ["an end in the past", now - 2 * HOUR, now - HOUR, "ENDS_IN_PAST"],
  ["an end at the start", now + HOUR, now + HOUR, "ENDS_BEFORE_START"],
  ["an end before the start", now + 2 * HOUR, now + HOUR, "ENDS_BEFORE_START"],
  ["longer than allowed", null, now + alertLimits.lastsDays * DAY + 1, "LASTS_TOO_LONG"],
  ["too far ahead", now + alertLimits.aheadDays * DAY + 1, now + 91 * DAY, "STARTS_TOO_LATE"],
] as const)("[FBK-5d] the period of an alert: %s", (_, startsAt, endsAt, problem) => {
  expect(checkAlertPeriod({ startsAt, endsAt }, now)).toBe(problem)
})

test.each([
  ["before its start", { startsAt: now + 1, endsAt: now + HOUR, isEnded: false }, "planned"],
  ["at its start", { startsAt: now, endsAt: now + HOUR, isEnded: false }, "current"],
  ["at its end", { startsAt: now - HOUR, endsAt: now, isEnded: false }, "past"],
  ["ended early", { startsAt: now - HOUR, endsAt: now + HOUR, isEnded: true }, "past"],
  ["ended before its start", { startsAt: now + 1, endsAt: now + HOUR, isEnded: true }, "past"],
] as const)("[FBK-5d] an alert %s is %j", (_, alert, state) => {
  expect(alertStateAt(alert, now)).toBe(state)
})

import { expect, test } from "vitest"
import { isoDateOf } from "../stores/zoned-time.ts"
import { dayOfIsoDate, ratingPeriods } from "./rating-periods.ts"

const periodsOf = (first: string, last: string) => ratingPeriods(dayOfIsoDate(first), dayOfIsoDate(last)).map(isoDateOf)

test("[FBK-3h] up to 31 days, each day is a period", () => {
  expect(periodsOf("2026-02-27", "2026-03-02")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"])
  expect(periodsOf("2026-03-01", "2026-03-31")).toHaveLength(31)
})

test("[FBK-3h] up to half a year, each week from the first day on is a period", () => {
  expect(periodsOf("2026-03-01", "2026-04-01").slice(0, 2)).toEqual(["2026-03-01", "2026-03-08"])
})

test("[FBK-3h] beyond half a year, each month is a period, and the first begins with the first day", () => {
  expect(periodsOf("2026-01-15", "2026-08-02")).toEqual([
    "2026-01-15",
    "2026-02-01",
    "2026-03-01",
    "2026-04-01",
    "2026-05-01",
    "2026-06-01",
    "2026-07-01",
    "2026-08-01",
  ])
})

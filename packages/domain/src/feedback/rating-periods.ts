import { isoDateOf, type LocalDay, MINUTE_MS, MINUTES_PER_DAY } from "../stores/zoned-time.ts"

/** The longest time that ratings are shown for. */
export const MAX_RATING_DAYS = 366
const MAX_DAYS_BY_DAY = 31
const MAX_DAYS_BY_WEEK = 183

/** Returns the day of a date in ISO form: `2026-11-15`. */
export function dayOfIsoDate(date: string): LocalDay {
  return Date.parse(`${date}T00:00:00Z`) / (MINUTES_PER_DAY * MINUTE_MS)
}

/**
 * FBK-3: returns the first day of each period from one day to another: each day up to 31 days, each week from the first
 * day on up to half a year, else the first day and the first of each month after it.
 */
export function ratingPeriods(firstDay: LocalDay, lastDay: LocalDay): LocalDay[] {
  const count = lastDay - firstDay + 1
  const days = Array.from({ length: count }, (_, index) => firstDay + index)
  if (count <= MAX_DAYS_BY_DAY) return days
  if (count <= MAX_DAYS_BY_WEEK) return days.filter((_, index) => index % 7 === 0)
  return days.filter((day, index) => index === 0 || isoDateOf(day).endsWith("-01"))
}

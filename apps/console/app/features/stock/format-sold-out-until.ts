import {
  formatClock,
  localTimeOf,
  MINUTE_MS,
  type Timestamp,
  type TimeZone,
  weekdayOf,
} from "@hearth/domain/stores/zoned-time.ts"
import * as stockTexts from "@hearth/texts/console/stock.ts"
import * as dateTexts from "@hearth/texts/dates.ts"
import * as timeTexts from "@hearth/texts/time.ts"

const DAY_MS = 24 * 60 * MINUTE_MS

/** Examples: `6:30 pm`, `tomorrow, 11:00 pm`, `Friday, 11:00 pm`, `28 Nov, 11:00 pm`, in the store's time zone. */
export function formatSoldOutUntil(until: Timestamp, now: number, zone: TimeZone): string {
  const time = formatClock(until, zone)
  const { day } = localTimeOf(until, zone)
  const daysAhead = day - localTimeOf(now, zone).day
  if (daysAhead <= 0) return time
  if (daysAhead === 1) return stockTexts.tomorrowAt(time)
  if (daysAhead < 7) return timeTexts.dayAndTime(dateTexts.weekday(weekdayOf(day)), time)
  return stockTexts.dateAt(new Date(day * DAY_MS), time)
}

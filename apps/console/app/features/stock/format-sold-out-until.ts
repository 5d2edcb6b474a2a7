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

const DAY = 24 * 60 * MINUTE_MS

/** Examples: `6:30 pm`, `tomorrow, 11:00 pm`, `Friday, 11:00 pm`, `28 Nov, 11:00 pm`, in the store's time zone. */
export function formatSoldOutUntil(at: Timestamp, now: number, zone: TimeZone): string {
  const clock = formatClock(at, zone)
  const { day } = localTimeOf(at, zone)
  const ahead = day - localTimeOf(now, zone).day
  if (ahead <= 0) return clock
  if (ahead === 1) return stockTexts.tomorrowAt(clock)
  if (ahead < 7) return timeTexts.dayAndTime(dateTexts.weekday(weekdayOf(day)), clock)
  return stockTexts.dateAt(new Date(day * DAY), clock)
}

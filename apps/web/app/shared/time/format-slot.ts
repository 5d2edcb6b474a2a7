import {
  formatClock,
  isoDateOf,
  localTimeOf,
  type Timestamp,
  type TimeZone,
  weekdayOf,
} from "@hearth/domain/stores/zoned-time.ts"
import * as datesTexts from "@hearth/texts/dates.ts"
import * as timeTexts from "@hearth/texts/time.ts"

/** `Today, 6:30 pm`, `Tomorrow, …`, `Tuesday, …` in the store's time zone. */
export function formatSlot(at: Timestamp, zone: TimeZone, now: number): string {
  return timeTexts.dayAndTime(formatDay(localTimeOf(at, zone).day, zone, now), formatClock(at, zone))
}

/** Within a sentence: `today at 6:30 pm`, `tomorrow at …`, `on Tuesday at …`. */
export function formatSlotInSentence(at: Timestamp, zone: TimeZone, now: number): string {
  const { day } = localTimeOf(at, zone)
  const days = day - localTimeOf(now, zone).day
  const time = formatClock(at, zone)
  if (days === 0) return timeTexts.todayAt(time)
  return days === 1 ? timeTexts.tomorrowAt(time) : timeTexts.onDayAt(formatDay(day, zone, now), time)
}

export function formatDay(day: number, zone: TimeZone, now: number): string {
  const days = day - localTimeOf(now, zone).day
  if (days === 0) return timeTexts.today
  if (days === 1) return timeTexts.tomorrow
  const weekday = datesTexts.weekday(weekdayOf(day))
  return days > 0 && days < 7
    ? weekday
    : `${weekday.slice(0, 3)} ${isoDateOf(day).slice(8)}/${isoDateOf(day).slice(5, 7)}`
}

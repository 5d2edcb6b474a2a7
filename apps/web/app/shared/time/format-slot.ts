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
export function formatSlot(slot: Timestamp, zone: TimeZone, now: number): string {
  return timeTexts.dayAndTime(formatDay(localTimeOf(slot, zone).day, zone, now), formatClock(slot, zone))
}

/** Within a sentence: `today at 6:30 pm`, `tomorrow at …`, `on Tuesday at …`. */
export function formatSlotInSentence(slot: Timestamp, zone: TimeZone, now: number): string {
  const { day } = localTimeOf(slot, zone)
  const daysAhead = day - localTimeOf(now, zone).day
  const time = formatClock(slot, zone)
  if (daysAhead === 0) return timeTexts.todayAt(time)
  return daysAhead === 1 ? timeTexts.tomorrowAt(time) : timeTexts.onDayAt(formatDay(day, zone, now), time)
}

export function formatDay(day: number, zone: TimeZone, now: number): string {
  const daysAhead = day - localTimeOf(now, zone).day
  if (daysAhead === 0) return timeTexts.today
  if (daysAhead === 1) return timeTexts.tomorrow
  const weekday = datesTexts.weekday(weekdayOf(day))
  return daysAhead > 0 && daysAhead < 7
    ? weekday
    : `${weekday.slice(0, 3)} ${isoDateOf(day).slice(8)}/${isoDateOf(day).slice(5, 7)}`
}

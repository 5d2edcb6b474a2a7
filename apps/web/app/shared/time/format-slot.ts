import {
  formatClock,
  isoDateOf,
  localTimeOf,
  type Moment,
  type TimeZone,
  weekdayOf,
} from "@hearth/domain/stores/zoned-time.ts"
import { weekdays } from "../../place/weekdays.ts"

/** `Today, 6:30 pm`, `Tomorrow, …`, `Tuesday, …` in the store's time zone. */
export function formatSlot(at: Moment, zone: TimeZone, now: number): string {
  return `${formatDay(localTimeOf(at, zone).day, zone, now)}, ${formatClock(at, zone)}`
}

export function formatDay(day: number, zone: TimeZone, now: number): string {
  const days = day - localTimeOf(now, zone).day
  if (days === 0) return "Today"
  if (days === 1) return "Tomorrow"
  const weekday = weekdays[weekdayOf(day)] ?? ""
  return days > 0 && days < 7
    ? weekday
    : `${weekday.slice(0, 3)} ${isoDateOf(day).slice(8)}/${isoDateOf(day).slice(5, 7)}`
}

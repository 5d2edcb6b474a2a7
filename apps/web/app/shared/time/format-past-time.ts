import { formatClock, isoDateOf, localTimeOf, type Timestamp, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as historyTexts from "@hearth/texts/orders/order-history.ts"
import * as timeTexts from "@hearth/texts/time.ts"

/** `Today, 6:30 pm`, `Yesterday, …`, `3 Nov, …`, `28 Dec 2025, …`: day before month, as all three countries write it. */
export function formatPastTime(at: Timestamp, zone: TimeZone, now: number): string {
  const { day } = localTimeOf(at, zone)
  const today = localTimeOf(now, zone).day
  return timeTexts.dayAndTime(formatDate(day, today), formatClock(at, zone))
}

function formatDate(day: number, today: number): string {
  if (day === today) return timeTexts.today
  if (day === today - 1) return timeTexts.yesterday
  const [year = 0, month = 1, date = 1] = isoDateOf(day).split("-").map(Number)
  const monthName = historyTexts.shortMonths[month - 1] ?? ""
  return isoDateOf(today).startsWith(String(year))
    ? historyTexts.dayOfMonth(date, monthName)
    : historyTexts.dayOfYear(date, monthName, year)
}

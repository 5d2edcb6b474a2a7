import { formatClock, isoDateOf, localTimeOf, type Moment, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** `Today, 6:30 pm`, `Yesterday, …`, `3 Nov, …`, `28 Dec 2025, …`: day before month, as all three countries write it. */
export function formatOrderTime(at: Moment, zone: TimeZone, now: number): string {
  const { day } = localTimeOf(at, zone)
  const today = localTimeOf(now, zone).day
  return `${formatDate(day, today)}, ${formatClock(at, zone)}`
}

function formatDate(day: number, today: number): string {
  if (day === today) return "Today"
  if (day === today - 1) return "Yesterday"
  const [year, month, date] = isoDateOf(day).split("-").map(Number)
  const written = `${date} ${months[(month ?? 1) - 1]}`
  return isoDateOf(today).startsWith(String(year)) ? written : `${written} ${year}`
}

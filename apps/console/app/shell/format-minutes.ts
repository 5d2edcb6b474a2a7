import * as orderTexts from "@hearth/texts/console/orders.ts"
const MINUTE_MS = 60_000

/** Formats whole minutes: `under 1 min`, `12 min`, `1 h 5 min`. */
export function formatMinutes(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes === 0) return orderTexts.underOneMinute
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? orderTexts.minutes(minutes) : orderTexts.hoursAndMinutes(hours, minutes % 60)
}

import { localTimeOf, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

/**
 * Until when a prize can be used, at the end of a day: `Use it today`, `Use it by tomorrow night`, `Use it by Friday
 * night`.
 */
export function formatPrizeExpiry(until: number, zone: TimeZone, now: number): string {
  const last = localTimeOf(until - 1, zone).day
  const left = last - localTimeOf(now, zone).day
  if (left <= 0) return "Use it today"
  return `Use it by ${left === 1 ? "tomorrow" : weekdays[(((last + 4) % 7) + 7) % 7]} night`
}

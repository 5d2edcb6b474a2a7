import { localTimeOf, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as wheelTexts from "@hearth/texts/offers/wheel.ts"

/**
 * Until when a prize can be used, at the end of a day: `Use it today`, `Use it by tomorrow night`, `Use it by Friday
 * night`.
 */
export function formatPrizeExpiry(until: number, zone: TimeZone, now: number): string {
  const last = localTimeOf(until - 1, zone).day
  const left = last - localTimeOf(now, zone).day
  if (left <= 0) return wheelTexts.useToday
  return left === 1 ? wheelTexts.useByTomorrow : wheelTexts.useByWeekday((((last + 4) % 7) + 7) % 7)
}

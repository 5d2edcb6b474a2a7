import { localTimeOf, type TimeZone, weekdayOf } from "@hearth/domain/stores/zoned-time.ts"
import * as wheelTexts from "@hearth/texts/offers/wheel.ts"

/**
 * Says until when a prize can be used, which is always the end of a day: `Use it today`, `Use it by tomorrow night`,
 * `Use it by Friday night`.
 */
export function formatPrizeExpiry(validUntil: number, zone: TimeZone, now: number): string {
  const lastDay = localTimeOf(validUntil - 1, zone).day
  const daysLeft = lastDay - localTimeOf(now, zone).day
  if (daysLeft <= 0) return wheelTexts.useToday
  return daysLeft === 1 ? wheelTexts.useByTomorrow : wheelTexts.useByWeekday(weekdayOf(lastDay))
}

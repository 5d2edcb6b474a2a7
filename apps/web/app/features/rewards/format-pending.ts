import { localTimeOf, type TimeZone, weekdayOf } from "@hearth/domain/stores/zoned-time.ts"
import * as datesTexts from "@hearth/texts/dates.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import type { Membership } from "./rewards.api.ts"

/**
 * LOY-3: `100 points on their way, by Thursday`, in the country's time zone. Without a day if the time has passed,
 * because the points are late then.
 */
export function formatPending(
  { points, creditedBy }: NonNullable<Membership["pending"]>,
  zone: TimeZone,
  now: number,
): string {
  if (Date.parse(creditedBy) <= now) return rewardsTexts.onTheirWay(points)
  const { day } = localTimeOf(creditedBy, zone)
  const daysAhead = day - localTimeOf(now, zone).day
  const nearDay = [rewardsTexts.today, rewardsTexts.tomorrow][daysAhead]
  return rewardsTexts.onTheirWayBy(points, nearDay ?? datesTexts.weekday(weekdayOf(day)))
}

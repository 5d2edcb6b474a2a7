import { localTimeOf, type TimeZone, weekdayOf } from "@hearth/domain/stores/zoned-time.ts"
import * as datesTexts from "@hearth/texts/dates.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import type { Membership } from "./membership.api.ts"

/** LOY-3: `100 points on their way, by Thursday`. */
export function formatPending(
  { points, creditedBy }: NonNullable<Membership["pending"]>,
  zone: TimeZone,
  now: number,
): string {
  const day = formatCreditDay(creditedBy, zone, now)
  return day === undefined ? rewardsTexts.onTheirWay(points) : rewardsTexts.onTheirWayBy(points, day)
}

/** `Your first 100 points arrive by Friday.` */
export function formatFirstPoints(
  { points, creditedBy }: NonNullable<Membership["pending"]>,
  zone: TimeZone,
  now: number,
): string {
  const day = formatCreditDay(creditedBy, zone, now)
  return day === undefined ? rewardsTexts.firstPointsArriveSoon(points) : rewardsTexts.firstPointsArriveBy(points, day)
}

/**
 * The day by which points are credited, in the country's time zone and as it stands in a sentence: `tomorrow`,
 * `Thursday`. Undefined if the time has passed, because the points are late then.
 */
export function formatCreditDay(creditedBy: string, zone: TimeZone, now: number): string | undefined {
  if (Date.parse(creditedBy) <= now) return undefined
  const { day } = localTimeOf(creditedBy, zone)
  const nearDay = [rewardsTexts.today, rewardsTexts.tomorrow][day - localTimeOf(now, zone).day]
  return nearDay ?? datesTexts.weekday(weekdayOf(day))
}

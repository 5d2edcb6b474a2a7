import { type CountryCode, countries } from "../countries/countries.ts"
import { MINUTES_PER_DAY, localTimeOf, timestampOf } from "../stores/zoned-time.ts"
import type { Offer } from "./offer.ts"

/**
 * Returns the next time at which offers change by themselves: an offer or its hours start or end, or the day ends and
 * daily limits and prizes are reset. Never later than the next midnight.
 */
export function nextOfferChange(offers: readonly Offer[], country: CountryCode, now: number): number {
  const zone = countries[country].timeZone
  const { day } = localTimeOf(now, zone)
  const changes = [timestampOf(day, MINUTES_PER_DAY, zone)]
  for (const { startTime, expiryTimer, conditions } of offers) {
    changes.push(startTime, expiryTimer.endTime)
    for (const condition of conditions) {
      if (condition.kind !== "days-and-hours") continue
      // The previous day's hours may extend past midnight.
      for (const startDay of [day - 1, day])
        changes.push(timestampOf(startDay, condition.from, zone), timestampOf(startDay, condition.until, zone))
    }
  }
  return Math.min(...changes.filter((change) => change > now))
}

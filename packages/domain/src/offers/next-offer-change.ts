import { type CountryCode, countries } from "../countries/countries.ts"
import { MINUTES_PER_DAY, localTimeOf, timestampOf } from "../stores/zoned-time.ts"
import type { Offer } from "./offer.ts"

/**
 * Returns when offers next change without any action: when one starts or ends, its hours start or end, or the day ends
 * and with it daily limits and prizes. Never later than the next midnight.
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
      for (const ofDay of [day - 1, day])
        changes.push(timestampOf(ofDay, condition.from, zone), timestampOf(ofDay, condition.until, zone))
    }
  }
  return Math.min(...changes.filter((change) => change > now))
}

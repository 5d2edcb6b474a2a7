import { type CountryCode, countries } from "../countries/countries.ts"
import { MINUTES_PER_DAY, localTimeOf, momentOf } from "../stores/zoned-time.ts"
import type { Offer } from "./offer.ts"

/**
 * When what offers say next changes by the clock alone: one begins or ends, its hours do, or the day is over, with which
 * uses of the day and prizes end. Never further off than the next midnight.
 */
export function nextOfferChange(offers: readonly Offer[], country: CountryCode, now: number): number {
  const zone = countries[country].timeZone
  const { day } = localTimeOf(now, zone)
  const changes = [momentOf(day, MINUTES_PER_DAY, zone)]
  for (const { startTime, expiryTimer, conditions } of offers) {
    changes.push(startTime, expiryTimer.endTime)
    for (const condition of conditions) {
      if (condition.kind !== "days-and-hours") continue
      // Yesterday's hours may go on into this morning.
      for (const ofDay of [day - 1, day])
        changes.push(momentOf(ofDay, condition.from, zone), momentOf(ofDay, condition.until, zone))
    }
  }
  return Math.min(...changes.filter((change) => change > now))
}

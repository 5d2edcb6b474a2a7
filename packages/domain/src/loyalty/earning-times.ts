import type { CountryConfig } from "../countries/country.ts"
import { localTimeOf } from "../stores/zoned-time.ts"

const HOUR_MS = 3_600_000
const CREDIT_AFTER_HOURS = 24
const CREDIT_WITHIN_HOURS = 48

/**
 * LOY-3: an order's points are credited between these times. They can be redeemed as soon as they are credited, which is
 * at least 24 hours after the delivery.
 */
export function creditTimes(handedOverAt: number): { earliest: number; latest: number } {
  return {
    earliest: handedOverAt + CREDIT_AFTER_HOURS * HOUR_MS,
    latest: handedOverAt + CREDIT_WITHIN_HOURS * HOUR_MS,
  }
}

/** LOY-3: the store's day to which an order belongs. Only one order of a day earns points. */
export function earningDay(placedAt: number, timeZone: CountryConfig["timeZone"]): number {
  return localTimeOf(placedAt, timeZone).day
}

import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { OfferRules } from "./calls/offers.calls.ts"

/** The offers' rules in the engine's form, with times in milliseconds. */
export type OfferEngineRules = Omit<OfferRules, "offers"> & { offers: readonly Offer[] }

/** During a deployment, a server of the version before the loyalty programme may send rules without `points`. */
export function toOfferEngineRules({ offers, customer, ...otherRules }: OfferRules): OfferEngineRules {
  return {
    ...otherRules,
    customer: { ...customer, points: customer.points ?? null },
    offers: offers.map(({ startTime, expiryTimer: { endTime, showTimerBefore }, ...offer }) => ({
      ...offer,
      points: offer.points ?? null,
      startTime: toMilliseconds(startTime),
      expiryTimer: { endTime: toMilliseconds(endTime), showTimerBefore: toMilliseconds(showTimerBefore) },
    })),
  }
}

/** Returns milliseconds. The engine uses 0 for a missing time. */
function toMilliseconds(timestamp: string | null): number {
  return timestamp === null ? 0 : Date.parse(timestamp)
}

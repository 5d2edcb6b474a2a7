import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { OfferRules } from "./calls/offers.calls.ts"

/** The offers' rules in the engine's form, with times in milliseconds. */
export type OfferEngineRules = Omit<OfferRules, "offers"> & { offers: readonly Offer[] }

export function toOfferEngineRules({ offers, ...otherRules }: OfferRules): OfferEngineRules {
  return {
    ...otherRules,
    offers: offers.map(({ startTime, expiryTimer: { endTime, showTimerBefore }, ...offer }) => ({
      ...offer,
      startTime: toMilliseconds(startTime),
      expiryTimer: { endTime: toMilliseconds(endTime), showTimerBefore: toMilliseconds(showTimerBefore) },
    })),
  }
}

/** Returns milliseconds. The engine uses 0 for a missing time. */
function toMilliseconds(timestamp: string | null): number {
  return timestamp === null ? 0 : Date.parse(timestamp)
}

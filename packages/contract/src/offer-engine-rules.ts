import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { OfferRules } from "./calls/offers.calls.ts"

/** The rules of offers as the engine takes them: moments in milliseconds. */
export type OfferEngineRules = Omit<OfferRules, "offers"> & { offers: readonly Offer[] }

export function toOfferEngineRules({ offers, ...rest }: OfferRules): OfferEngineRules {
  return {
    ...rest,
    offers: offers.map(({ startTime, expiryTimer: { endTime, showTimerBefore }, ...offer }) => ({
      ...offer,
      startTime: orZero(startTime),
      expiryTimer: { endTime: orZero(endTime), showTimerBefore: orZero(showTimerBefore) },
    })),
  }
}

/** The engine has 0 where there is no such moment. */
function orZero(moment: string | null): number {
  return moment === null ? 0 : Date.parse(moment)
}

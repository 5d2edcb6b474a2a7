import type { OfferEntry, OfferRules } from "@hearth/contract/calls/offers.calls.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { writable } from "../../platform/http/writable.ts"
import { toIso } from "../../platform/to-iso.ts"

/** Converts an offer and its rules to the API's form, with ISO timestamps. */
export function serialiseOffer(offer: Offer): OfferRules["offers"][number] {
  const { startTime, expiryTimer } = offer
  const serialised = { ...offer, startTime: isoUnlessZero(startTime), expiryTimer: serialiseTimer(expiryTimer) }
  return writable(serialised) as OfferRules["offers"][number]
}

export function serialiseTimer({ endTime, showTimerBefore }: Offer["expiryTimer"]): OfferEntry["expiryTimer"] {
  return { endTime: isoUnlessZero(endTime), showTimerBefore: isoUnlessZero(showTimerBefore) }
}

/** Offers use 0 for a time that isn't set. */
function isoUnlessZero(timestamp: number): string | null {
  return timestamp === 0 ? null : toIso(timestamp)
}

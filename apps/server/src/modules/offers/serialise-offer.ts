import type { OfferEntry, OfferRules } from "@hearth/contract/calls/offers.calls.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { writable } from "../../platform/http/writable.ts"
import { toIso } from "../../platform/iso-moment.ts"

/** An offer with its rules, its moments written as every call writes them. */
export function serialiseOffer(offer: Offer): OfferRules["offers"][number] {
  const { startTime, expiryTimer } = offer
  const serialised = { ...offer, startTime: isoUnlessZero(startTime), expiryTimer: serialiseTimer(expiryTimer) }
  return writable(serialised) as OfferRules["offers"][number]
}

export function serialiseTimer({ endTime, showTimerBefore }: Offer["expiryTimer"]): OfferEntry["expiryTimer"] {
  return { endTime: isoUnlessZero(endTime), showTimerBefore: isoUnlessZero(showTimerBefore) }
}

/** Offers have 0 where there is no such moment. */
function isoUnlessZero(moment: number): string | null {
  return moment === 0 ? null : toIso(moment)
}

import type { CombinedOffers } from "@hearth/contract/calls/offers.calls.ts"
import { bestOffers } from "@hearth/domain/offers/best-offers.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import * as offerReasonTexts from "@hearth/texts/offers/offer-reasons.ts"
import type { CartWithOffers } from "../../cart/public.ts"
import { evaluateEntry } from "./evaluate-entry.ts"
import { offersForCustomer } from "../offers-for-customer.ts"

export interface CombineOptions {
  sortOn?: "SAVINGS" | undefined
  forLeftNav?: "true" | "false" | undefined
}

/**
 * Finds the offers that save the most on this cart together, whatever the customer chose. Includes the reason, and for
 * each other offer why it is not among them.
 */
export function combineOffers(
  clientOffers: readonly Offer[],
  { context, onBill }: Pick<CartWithOffers, "context" | "onBill">,
  { sortOn, forLeftNav }: CombineOptions,
): CombinedOffers {
  const offers = offersForCustomer(clientOffers, context)
  const withoutChosen = { ...context, wanted: [] }
  const best = bestOffers(offers, withoutChosen)
  const appliedIds = onBill.map(({ offerId }) => offerId)
  const evaluated = offers.map((offer) => evaluateEntry(offer, withoutChosen, appliedIds))
  const members = best.applied.flatMap(({ offerId }) => evaluated.find(({ entry }) => entry.offerId === offerId) ?? [])
  const entries = members.map(({ entry }) => entry)
  const others = best.others.map(({ offerId, code, title, saving, reasons }) => ({
    offerId,
    code,
    title,
    saving,
    message: reasons[0] ? offerReasonTexts.notUsed(reasons[0], context.country) : "",
  }))
  return {
    state:
      entries.length > 0
        ? "SUCCESS"
        : evaluated.some(({ needsOnlyMoreItems }) => needsOnlyMoreItems)
          ? "WAIT"
          : "FAILED",
    offers: sortOn === "SAVINGS" ? entries.toSorted((one, other) => other.saving - one.saving) : entries,
    saving: best.saving,
    reason: best.reason && offerReasonTexts.best(best, context.country),
    others: forLeftNav === "true" ? [] : others,
  }
}

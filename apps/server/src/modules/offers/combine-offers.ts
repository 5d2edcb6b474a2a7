import type { CombinedOffers } from "@hearth/contract/calls/offers.calls.ts"
import { bestOffers } from "@hearth/domain/offers/best-offers.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { SeenCart } from "../cart/public.ts"
import { judgeEntry } from "./judge-entry.ts"
import { offersInSight } from "./offers-in-sight.ts"

interface Wanted {
  sortOn?: "SAVINGS" | undefined
  forLeftNav?: "true" | "false" | undefined
}

/** The offers that together save most on this cart, whatever was chosen; with the reason, and why not the others. */
export function combineOffers(
  all: readonly Offer[],
  { situation, onBill }: SeenCart,
  { sortOn, forLeftNav }: Wanted,
): CombinedOffers {
  const offers = offersInSight(all, situation)
  const free = { ...situation, wanted: [] }
  const best = bestOffers(offers, free)
  const applied = onBill.map(({ offerId }) => offerId)
  const judged = offers.map((offer) => judgeEntry(offer, free, applied))
  const members = best.applied.flatMap(({ offerId }) => judged.find(({ entry }) => entry.offerId === offerId) ?? [])
  const entries = members.map(({ entry }) => entry)
  const others = best.others.map(({ offerId, code, title, saving, reasons }) => ({
    offerId,
    code,
    title,
    saving,
    message: reasons[0]?.message ?? "",
  }))
  return {
    state: entries.length > 0 ? "SUCCESS" : judged.some(({ isAlmost }) => isAlmost) ? "WAIT" : "FAILED",
    offers: sortOn === "SAVINGS" ? entries.toSorted((one, other) => other.saving - one.saving) : entries,
    saving: best.saving,
    reason: best.reason,
    others: forLeftNav === "true" ? [] : others,
  }
}

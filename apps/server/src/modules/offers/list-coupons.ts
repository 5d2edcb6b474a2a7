import type { OfferGroup, OfferRules } from "@hearth/contract/calls/offers.calls.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { writable } from "../../platform/http/writable.ts"
import type { SeenCart } from "../cart/public.ts"
import { groupForCart } from "./group-entries.ts"
import { judgeEntry } from "./judge-entry.ts"
import { offersInSight } from "./offers-in-sight.ts"

/** Every offer for a cart, judged, with the rules they were judged by. */
export function listCoupons(
  all: readonly Offer[],
  { situation, onBill }: SeenCart,
): { status: "success"; coupons: OfferGroup[]; rules: OfferRules } {
  const offers = offersInSight(all, situation)
  const applied = onBill.map(({ offerId }) => offerId)
  const coupons = groupForCart(offers.map((offer) => judgeEntry(offer, situation, applied)))
  const { customer, uses, city } = situation
  return { status: "success", coupons, rules: writable({ offers, customer, uses, city }) as OfferRules }
}

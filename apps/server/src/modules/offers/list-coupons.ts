import type { OfferGroup, OfferRules } from "@hearth/contract/calls/offers.calls.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Currency } from "@hearth/domain/countries/country-config.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { writable } from "../../platform/http/writable.ts"
import type { SeenCart } from "../cart/public.ts"
import { groupForCart } from "./group-entries.ts"
import { judgeEntry } from "./judge-entry.ts"
import { offersInSight } from "./offers-in-sight.ts"
import { sendOffer } from "./send-offer.ts"

/**
 * Every offer that is to be had `here`, judged; with the rules of the bill, which are the same in every app: what was put
 * on elsewhere counts here too.
 */
export function listCoupons(
  here: readonly Offer[],
  { situation, onBill, billOffers }: SeenCart,
): { status: "success"; currency: Currency; coupons: OfferGroup[]; rules: OfferRules } {
  const shown = offersInSight(here, situation)
  const offers = offersInSight(billOffers, situation)
  const elsewhere = offers.filter((offer) => !shown.includes(offer)).map(({ id }) => id)
  const applied = onBill.map(({ offerId }) => offerId)
  const coupons = groupForCart(shown.map((offer) => judgeEntry(offer, situation, applied)))
  const { country, customer, uses, city } = situation
  const rules = { offers: offers.map(sendOffer), ...writable({ elsewhere, customer, uses, city }) }
  return { status: "success", currency: currencyOf(country), coupons, rules }
}

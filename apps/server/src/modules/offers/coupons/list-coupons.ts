import type { OfferGroup, OfferRules } from "@hearth/contract/calls/offers.calls.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Currency } from "@hearth/domain/countries/country.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { writable } from "../../../platform/http/writable.ts"
import type { CartWithOffers } from "../../cart/public.ts"
import { groupForCart } from "./group-entries.ts"
import { evaluateEntry } from "./evaluate-entry.ts"
import { offersForCustomer } from "../offers-for-customer.ts"
import { serialiseOffer } from "../serialise-offer.ts"

/**
 * Evaluates the offers that are available in this app. The rules of the bill are returned with them and are the same in
 * every app, because an offer that was applied elsewhere counts here, too.
 */
export function listCoupons(
  clientOffers: readonly Offer[],
  { context, onBill, billOffers }: CartWithOffers,
): { currency: Currency; coupons: OfferGroup[]; rules: OfferRules } {
  const shownOffers = offersForCustomer(clientOffers, context)
  const offers = offersForCustomer(billOffers, context)
  const elsewhere = offers.filter((offer) => !shownOffers.includes(offer)).map(({ id }) => id)
  const appliedIds = onBill.map(({ offerId }) => offerId)
  const coupons = groupForCart(shownOffers.map((offer) => evaluateEntry(offer, context, appliedIds)))
  const { country, customer, uses, city } = context
  const rules = { offers: offers.map(serialiseOffer), ...writable({ elsewhere, customer, uses, city }) }
  return { currency: currencyOf(country), coupons, rules }
}

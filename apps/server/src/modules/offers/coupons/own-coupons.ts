import type { CombinedOffers } from "@hearth/contract/calls/offers.calls.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Currency } from "@hearth/domain/countries/country.ts"
import type { CartOwner } from "../../cart/public.ts"
import { requireClientOffers } from "../require-client-offers.ts"
import { findOffer } from "../find-offer.ts"
import type { OffersDeps } from "../offers-deps.ts"
import { combineOffers, type CombineOptions } from "./combine-offers.ts"
import { describeMilestone } from "./describe-milestone.ts"
import { findBankOffers } from "./find-bank-offers.ts"
import { listCoupons } from "./list-coupons.ts"

type CouponDeps = Pick<OffersDeps, "offers" | "carts">

/** Lists the coupons of the caller's app, evaluated for the caller's cart. */
export async function listOwnCoupons({ offers, carts }: CouponDeps, owner: CartOwner) {
  const clientOffers = requireClientOffers(offers, owner)
  return listCoupons(clientOffers, await carts.evaluate(owner))
}

/** Returns the offers that save the most on the caller's cart together. */
export async function combineOwnOffers(
  { offers, carts }: CouponDeps,
  owner: CartOwner,
  options: CombineOptions,
): Promise<{ currency: Currency; combinedOffers: CombinedOffers }> {
  const clientOffers = requireClientOffers(offers, owner)
  const combinedOffers = combineOffers(clientOffers, await carts.evaluate(owner), options)
  return { currency: currencyOf(owner.country), combinedOffers }
}

/** Returns the caller's progress with a milestone offer. */
export async function readOwnMilestone({ offers, carts }: CouponDeps, owner: CartOwner, codeOrId: string) {
  const offer = findOffer(requireClientOffers(offers, owner), codeOrId)
  return describeMilestone(offer, await carts.evaluate(owner))
}

/** Returns the offers of a card's bank for the caller's cart. */
export async function findOwnBankOffers({ offers, carts }: CouponDeps, owner: CartOwner, cardDigits: string) {
  const clientOffers = requireClientOffers(offers, owner)
  return findBankOffers(clientOffers, await carts.evaluate(owner), cardDigits)
}

/** Returns the terms and conditions of an offer of the caller's app. */
export function readTerms({ offers }: Pick<OffersDeps, "offers">, owner: CartOwner, codeOrId: string): string[] {
  return [...findOffer(requireClientOffers(offers, owner), codeOrId).terms]
}

import * as offerMessageTexts from "@hearth/texts/offers/offer-messages.ts"
import type { BestOffers } from "@hearth/domain/offers/best-offers.ts"
import { normaliseCode } from "@hearth/domain/offers/normalise-code.ts"
import { addCodes } from "@hearth/domain/offers/add-codes.ts"
import * as offerReasonTexts from "@hearth/texts/offers/offer-reasons.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { blockedByPartner } from "../configuration/public.ts"
import type { CartDeps } from "./cart-deps.ts"
import { billOffers, type EvaluatedCart } from "./evaluate-cart.ts"
import type { CartOwner } from "./cart-owner.ts"

/** Normalises the entered codes. Refuses codes that belong to no offer of this country and client type. */
export function resolvePromoCodes(
  { offers }: CartDeps,
  { country, clientType }: CartOwner,
  enteredCodes: readonly string[],
) {
  if (blockedByPartner[clientType].includes("offers")) throw new AppError("FEATURE_OFF")
  const clientOffers = offers.offersOf(country, clientType)
  return enteredCodes.map((each) => {
    const code = normaliseCode(each)
    if (code === null || !clientOffers.some((offer) => offer.code === code)) throw new AppError("PROMO_UNKNOWN")
    return code
  })
}

/** Returns the cart's promo codes including the new ones, or refuses with the reason. */
export function addPromoCodes(deps: CartDeps, codes: readonly string[], { context }: EvaluatedCart): readonly string[] {
  const result = addCodes(billOffers(deps, context.country), codes, context)
  if (!result.ok) {
    const displayMsg = offerReasonTexts.codesRefused(result.refusal, context.country)
    throw new AppError("PROMO_REFUSED", { displayMsg, stop: result.refusal.code })
  }
  return result.codes
}

/** Returns the texts that are shown with the confetti. */
export function confettiTextsFor(codes: readonly string[], applied: BestOffers["applied"], { country }: CartOwner) {
  const appliedOffers = applied.filter(({ code }) => code !== null && codes.includes(code))
  const totalSaving = appliedOffers.reduce((sum, { saving }) => sum + saving, 0)
  const [promoCode = ""] = codes
  const points = appliedOffers.reduce((sum, offer) => sum + (offer.points ?? 0), 0)
  if (points > 0)
    return {
      promoCode,
      confettiMessage: offerMessageTexts.freePizzaAdded,
      confettiSubMessage: offerMessageTexts.youSaveWithPoints(totalSaving, country, points),
    }
  return codes.length === 1
    ? {
        promoCode,
        confettiMessage: offerMessageTexts.couponApplied(promoCode),
        confettiSubMessage: offerMessageTexts.youSave(totalSaving, country),
      }
    : {
        promoCode,
        confettiMessage: offerMessageTexts.couponsApplied(codes.length),
        confettiSubMessage: offerMessageTexts.youSaveWithCoupons(totalSaving, country),
      }
}

import type { Minor } from "../money/format-money.ts"
import type { BestOffers } from "./best-offers.ts"
import { offersOnBill } from "./offers-on-bill.ts"
import { evaluateOffer } from "./evaluate-offer.ts"
import type { OfferBlocker } from "./offer-evaluation.ts"
import type { Offer } from "./offer.ts"
import type { EvaluationContext } from "./evaluation-context.ts"

/** Why codes can't be added. SAVES_LESS: the displaced offers, which are on the bill, save this much `more`. */
export type AddCodesRefusal =
  | OfferBlocker
  | {
      code: "SAVES_LESS"
      codes: readonly string[]
      displaced: readonly { code: string | null; title: string; points?: number | undefined }[]
      more: Minor
    }

export type AddCodesResult = { ok: true; codes: readonly string[] } | { ok: false; refusal: AddCodesRefusal }

type AppliedOffers = BestOffers["applied"]

/**
 * OFR-4: returns the codes on a cart after adding these, all at once; `context.wanted` has the current codes. New codes
 * replace offers that they can't be combined with, unless that would raise the bill: the customer could lose a prize
 * without noticing. To use a code that saves less, the customer removes the better code first.
 */
export function addCodes(
  offers: readonly Offer[],
  codes: readonly string[],
  context: EvaluationContext,
): AddCodesResult {
  const currentCodes = context.wanted
  // New codes come first: they are the customer's latest choice.
  const contextAfter = { ...context, wanted: [...codes, ...currentCodes.filter((each) => !codes.includes(each))] }
  for (const offer of offers.filter(({ code }) => code !== null && codes.includes(code))) {
    const evaluation = evaluateOffer(offer, contextAfter)
    if (!evaluation.applies) return { ok: false, refusal: evaluation.blockers[0] }
  }
  const offersBefore = offersOnBill(offers, context)
  const offersAfter = offersOnBill(offers, contextAfter)
  const lostSaving = totalSaving(offersBefore) - totalSaving(offersAfter)
  if (lostSaving > 0) {
    const displaced = offersBefore
      .filter(({ offerId }) => !offersAfter.some((each) => each.offerId === offerId))
      .map(({ code, title, points }) => ({ code, title, points }))
    return { ok: false, refusal: { code: "SAVES_LESS", codes, displaced, more: lostSaving } }
  }
  const applied = new Set(offersAfter.map(({ code }) => code))
  return { ok: true, codes: [...new Set([...currentCodes, ...codes])].filter((code) => applied.has(code)) }
}

function totalSaving(applied: AppliedOffers): Minor {
  return applied.reduce((sum, { saving }) => sum + saving, 0)
}

import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import { requiredPayment } from "@hearth/domain/offers/check-eligibility.ts"
import { evaluateOffer } from "@hearth/domain/offers/evaluate-offer.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { OfferEvaluation } from "@hearth/domain/offers/offer-evaluation.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import * as offerReasonTexts from "@hearth/texts/offers/offer-reasons.ts"
import { writable } from "../../../platform/http/writable.ts"
import { toIso } from "../../../platform/to-iso.ts"
import { serialiseTimer } from "../serialise-offer.ts"

/** An offer as the coupons page shows it. */
export interface EvaluatedEntry {
  entry: OfferEntry
  /** Whether the offer is rejected only because something is missing in the cart. */
  needsOnlyMoreItems: boolean
}

/**
 * Evaluates the offer as if it were chosen, because a tap on it chooses it: an offer that is bound to a payment method
 * applies, with a nudge to use that method.
 */
export function evaluateEntry(offer: Offer, context: EvaluationContext, onBill: readonly string[]): EvaluatedEntry {
  const { code, id: offerId, title, summary, category, points } = offer
  const wantedCodes = code === null ? context.wanted : [code, ...context.wanted]
  const evaluation = evaluateOffer(offer, { ...context, wanted: wantedCodes })
  const entry = {
    offerId,
    code,
    title,
    summary,
    category,
    status: evaluation.applies ? ("APPLIED" as const) : ("REJECTED" as const),
    onBill: onBill.includes(offerId),
    saving: evaluation.applies ? evaluation.saving : 0,
    labelType: evaluation.labelType,
    offerOptions: evaluation.offerOptions,
    expiryTimer: serialiseTimer(evaluation.expiryTimer),
    timestamp: toIso(context.at),
    messages: messagesOf(evaluation, context.country),
    paymentId: requiredPayment(offer.conditions, context).paymentId,
    missing: missingOf(evaluation),
    ...(points === null ? {} : { points }),
  }
  return { entry: writable(entry), needsOnlyMoreItems: needsOnlyMoreItems(evaluation) }
}

function messagesOf(evaluation: OfferEvaluation, country: CountryCode): OfferEntry["messages"] {
  if (!evaluation.applies)
    return evaluation.blockers.map((blocker) => ({
      messageType: "error",
      message: offerReasonTexts.blocked(blocker, country),
    }))
  const { nudge } = evaluation
  return nudge === null ? [] : [{ messageType: "nudge", message: offerReasonTexts.payToKeep(nudge) }]
}

/** Returns the first thing that is missing; null if the offer applies or the customer can't fix all that stops it. */
function missingOf(evaluation: OfferEvaluation) {
  if (evaluation.applies || evaluation.blockers.some(({ missing }) => missing === null)) return null
  return evaluation.blockers[0].missing
}

function needsOnlyMoreItems(evaluation: OfferEvaluation): boolean {
  return (
    !evaluation.applies &&
    evaluation.blockers.every(({ missing }) => missing?.kind === "amount" || missing?.kind === "items")
  )
}

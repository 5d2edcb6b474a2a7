import { applyOffers, toAppliedOffer } from "./apply-offers.ts"
import { checkEligibility, type Eligibility } from "./check-eligibility.ts"
import type { OfferEvaluation } from "./offer-evaluation.ts"
import { splitIntoUnits, type Unit } from "./split-into-units.ts"
import type { Offer } from "./offer.ts"
import type { EvaluationContext } from "./evaluation-context.ts"

/** Returns what this offer alone does for the cart, or everything that blocks it. */
export function evaluateOffer(offer: Offer, context: EvaluationContext): OfferEvaluation {
  const units = splitIntoUnits(context.lines)
  return toEvaluation(checkEligibility(offer, context, units), units)
}

function toEvaluation(eligibility: Eligibility, units: readonly Unit[]): OfferEvaluation {
  const { offer, labels, blockers, eligible } = eligibility
  const [applied] = eligible ? applyOffers([eligible], units) : []
  if (applied) return { applies: true, ...toAppliedOffer(eligibility, applied) }
  const [first, ...rest] = blockers
  // An offer that isn't eligible always has a blocker.
  if (!first) throw new Error(`${offer.id} is not eligible but has no blocker`)
  return {
    applies: false,
    offerId: offer.id,
    code: offer.code,
    title: offer.title,
    ...labels,
    blockers: [first, ...rest],
  }
}

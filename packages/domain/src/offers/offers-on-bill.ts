import { type BestOffers, bestOffers } from "./best-offers.ts"
import type { Offer } from "./offer.ts"
import type { EvaluationContext } from "./evaluation-context.ts"

/**
 * Returns the offers on a bill: those that the customer applied or won, and those that need neither. No other offer is
 * added, because the customer did not choose it. Used for the browser's bill and the server's.
 */
export function offersOnBill(offers: readonly Offer[], context: EvaluationContext): BestOffers["applied"] {
  const chosen = offers.filter((offer) => isChosen(offer, context))
  return chosen.length === 0 ? [] : bestOffers(chosen, context).applied
}

export function isChosen({ id, code, wheel }: Offer, { wanted, customer }: EvaluationContext): boolean {
  return code === null ? wheel === null || customer.won.includes(id) : wanted.includes(code)
}

import { type BestOffers, bestOffers } from "./best-offers.ts"
import type { Offer } from "./offer.ts"
import type { EvaluationContext } from "./evaluation-context.ts"

/**
 * What stands on a bill: only what the customer applied or won, and what needs neither, so that nothing is put there that
 * nobody chose. The browser's bill and the server's both come from here.
 */
export function offersOnBill(offers: readonly Offer[], context: EvaluationContext): BestOffers["applied"] {
  const chosen = offers.filter((offer) => isChosen(offer, context))
  return chosen.length === 0 ? [] : bestOffers(chosen, context).applied
}

export function isChosen({ id, code, wheel }: Offer, { wanted, customer }: EvaluationContext): boolean {
  return code === null ? wheel === null || customer.won.includes(id) : wanted.includes(code)
}

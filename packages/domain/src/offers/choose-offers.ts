import { type BestOffers, bestOffers } from "./best-offers.ts"
import type { Offer } from "./offer.ts"
import type { Situation } from "./situation.ts"

/**
 * What stands on a bill: only what the customer applied or won, and what needs neither, so that nothing is put there that
 * nobody chose. The browser's bill and the server's both come from here.
 */
export function chooseOffers(offers: readonly Offer[], situation: Situation): BestOffers["applied"] {
  const chosen = offers.filter((offer) => isChosen(offer, situation))
  return chosen.length === 0 ? [] : bestOffers(chosen, situation).applied
}

export function isChosen({ id, code, wheel }: Offer, { wanted, customer }: Situation): boolean {
  return code === null ? wheel === null || customer.won.includes(id) : wanted.includes(code)
}

import { isForFirstOrder } from "@hearth/domain/offers/is-for-first-order.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import { isInTime } from "./wheel-rules.ts"

/**
 * What a customer is shown: what has begun and is not over, of the wheel what they have won, and what is for a first
 * order only before it. A code that is in the cart stays in sight, so that it is said why it takes nothing off.
 */
export function visibleOffers(offers: readonly Offer[], { at, customer, wanted }: EvaluationContext): Offer[] {
  return offers.filter(
    (offer) =>
      isInTime(offer, at) &&
      (offer.wheel === null || customer.won.includes(offer.id)) &&
      (customer.orders === 0 || !isForFirstOrder(offer) || (offer.code !== null && wanted.includes(offer.code))),
  )
}

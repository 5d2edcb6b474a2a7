import { isForFirstOrder } from "@hearth/domain/offers/is-for-first-order.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import { isInTime } from "./wheel/wheel-rules.ts"

/**
 * Returns those of the app's offers that this customer is shown: valid at this time, prizes of the wheel only when won,
 * offers for points only to members, first-order offers only before the first order. A first-order offer whose code is
 * in the cart stays visible, so that the page can show why it saves nothing.
 */
export function offersForCustomer(offers: readonly Offer[], { at, customer, wanted }: EvaluationContext): Offer[] {
  return offers.filter(
    (offer) =>
      isInTime(offer, at) &&
      (offer.wheel === null || customer.won.includes(offer.id)) &&
      (offer.points === null || customer.points !== null) &&
      (customer.orders === 0 || !isForFirstOrder(offer) || (offer.code !== null && wanted.includes(offer.code))),
  )
}

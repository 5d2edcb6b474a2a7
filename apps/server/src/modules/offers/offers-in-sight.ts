import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { Situation } from "@hearth/domain/offers/situation.ts"
import { isInTime } from "./wheel-rules.ts"

/** What a customer is shown: what has begun and is not over, and of the wheel what they have won. */
export function offersInSight(offers: readonly Offer[], { at, customer }: Situation): Offer[] {
  return offers.filter((offer) => isInTime(offer, at) && (offer.wheel === null || customer.won.includes(offer.id)))
}

import type { OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import { groupByCategory } from "./group-entries.ts"
import { evaluateEntry } from "./evaluate-entry.ts"
import { visibleOffers } from "../visible-offers.ts"

/** Lists the offers that can be used at a store, each with what it requires. */
export function listStoreOffers(offers: readonly Offer[], context: EvaluationContext): OfferGroup[] {
  const { storeId, city } = context
  const storeOffers = visibleOffers(offers, context).filter(({ conditions }) =>
    conditions.every(
      (condition) =>
        (condition.kind !== "stores" || condition.stores.includes(storeId)) &&
        (condition.kind !== "cities" || condition.cities.includes(city)),
    ),
  )
  return groupByCategory(storeOffers.map((offer) => evaluateEntry(offer, context, [])))
}

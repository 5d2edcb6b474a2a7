import type { OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { Situation } from "@hearth/domain/offers/situation.ts"
import { groupByCategory } from "./group-entries.ts"
import { judgeEntry } from "./judge-entry.ts"
import { offersInSight } from "./offers-in-sight.ts"

/** What can be used at a store, each with what it asks for first. */
export function listStoreOffers(all: readonly Offer[], situation: Situation): OfferGroup[] {
  const { storeId, city } = situation
  const here = offersInSight(all, situation).filter(({ conditions }) =>
    conditions.every(
      (condition) =>
        (condition.kind !== "stores" || condition.stores.includes(storeId)) &&
        (condition.kind !== "cities" || condition.cities.includes(city)),
    ),
  )
  return groupByCategory(here.map((offer) => judgeEntry(offer, situation, [])))
}

import type { OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Currency } from "@hearth/domain/countries/country.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { CartOwner } from "../../cart/public.ts"
import { requireClientOffers } from "../require-client-offers.ts"
import type { OffersDeps } from "../offers-deps.ts"
import { groupByCategory } from "./group-entries.ts"
import { evaluateEntry } from "./evaluate-entry.ts"
import { offersForCustomer } from "../offers-for-customer.ts"

/** A store's offers are listed as for a delivery with an empty cart and no chosen promo code (`wanted`). */
const emptyCart = { lines: [], payment: null, wanted: [], deliveryType: "DELIVERY" } as const

/** Lists the offers that the customer can use at a store, independent of their cart. */
export async function listStoreOffers(
  { db, clock, offers, findStore }: Pick<OffersDeps, "db" | "clock" | "offers" | "findStore">,
  owner: CartOwner,
  storeId: string,
): Promise<{ currency: Currency; coupons: OfferGroup[] }> {
  const { country, userId } = owner
  const clientOffers = requireClientOffers(offers, owner)
  const store = findStore(country, storeId)
  if (!store) throw new AppError("STORE_NOT_FOUND")
  const at = clock.now().getTime()
  const facts = await offers.readCustomerFacts(db, country, userId, at)
  const context = { country, at, storeId, city: store.city, ...facts, ...emptyCart }
  return { currency: currencyOf(country), coupons: groupStoreOffers(clientOffers, context) }
}

/** Groups the store's offers by category. Each entry says what the offer requires. */
function groupStoreOffers(offers: readonly Offer[], context: EvaluationContext): OfferGroup[] {
  const { storeId, city } = context
  const storeOffers = offersForCustomer(offers, context).filter(({ conditions }) =>
    conditions.every(
      (condition) =>
        (condition.kind !== "stores" || condition.stores.includes(storeId)) &&
        (condition.kind !== "cities" || condition.cities.includes(city)),
    ),
  )
  const noOffersOnBill: string[] = []
  return groupByCategory(storeOffers.map((offer) => evaluateEntry(offer, context, noOffersOnBill)))
}

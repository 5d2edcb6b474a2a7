import { bestOffers } from "@hearth/domain/offers/best-offers.ts"
import { suggestUpsell } from "@hearth/domain/offers/suggest-upsell.ts"
import * as upsellTexts from "@hearth/texts/cart/upsell.ts"
import type { CartOwner } from "../cart/public.ts"
import { areOffersBlocked } from "./require-client-offers.ts"
import type { OffersDeps } from "./offers-deps.ts"
import { offersForCustomer } from "./offers-for-customer.ts"

/**
 * Suggests products with a reason to buy them, such as an offer that they would unlock. The app of a partner that
 * blocks offers gets suggestions without them.
 */
export async function suggestItems({ offers, carts }: Pick<OffersDeps, "offers" | "carts">, owner: CartOwner) {
  const { country, clientType } = owner
  const clientOffers = areOffersBlocked(clientType) ? [] : offers.offersOf(country, clientType)
  const { context, quote, menu, onBill } = await carts.evaluate(owner)
  const customerOffers = offersForCustomer(clientOffers, context)
  // A saving that needs no further purchase is no reason to buy more, whether it is applied or not.
  const savedOnBill = onBill.reduce((sum, { saving }) => sum + saving, 0)
  const currentSaving = Math.max(savedOnBill, bestOffers(customerOffers, { ...context, wanted: [] }).saving)
  return suggestUpsell(menu, quote.lines, customerOffers, context, currentSaving).map(({ productId, reason }) => ({
    productId,
    reason: upsellTexts.suggested(reason, country),
  }))
}

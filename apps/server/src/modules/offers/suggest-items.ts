import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { bestOffers } from "@hearth/domain/offers/best-offers.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { suggestUpsell } from "@hearth/domain/offers/suggest-upsell.ts"
import * as upsellTexts from "@hearth/texts/cart/upsell.ts"
import type { CartWithOffers } from "../cart/public.ts"
import { visibleOffers } from "./visible-offers.ts"

/** Suggests products with a reason to buy them, such as an offer that they would unlock. */
export function suggestItems(
  offers: readonly Offer[],
  { context, quote, menu, onBill }: CartWithOffers,
  country: CountryCode,
) {
  const visible = visibleOffers(offers, context)
  // A saving that needs no further purchase is no reason to buy more, whether it is applied or not.
  const savedOnBill = onBill.reduce((sum, { saving }) => sum + saving, 0)
  const saved = Math.max(savedOnBill, bestOffers(visible, { ...context, wanted: [] }).saving)
  return suggestUpsell(menu, quote.lines, visible, context, saved).map(({ productId, reason }) => ({
    productId,
    reason: upsellTexts.suggested(reason, country),
  }))
}

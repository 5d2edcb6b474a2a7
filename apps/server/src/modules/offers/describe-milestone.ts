import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { CartWithOffers } from "../cart/public.ts"
import { evaluateEntry } from "./evaluate-entry.ts"

/** How far a customer is with a milestone offer. */
export function describeMilestone(offer: Offer, { situation, onBill }: CartWithOffers) {
  const { benefit } = offer
  if (benefit.kind !== "milestone") throw new AppError("PROMO_UNKNOWN")
  const { entry } = evaluateEntry(
    offer,
    situation,
    onBill.map(({ offerId }) => offerId),
  )
  const { lines, customer } = situation
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const next = entry.offerOptions.findIndex(({ reached }) => !reached)
  const missing = entry.offerOptions[next]?.missing
  // A gift does not count towards its own step, so it is not the goods that say how far one is.
  const worth = missing?.kind === "amount" ? (benefit.offerOptions[next]?.from ?? 0) - missing.amount : goods
  return {
    of: benefit.of,
    reached: benefit.of === "orders" ? customer.orders : worth,
    steps: benefit.offerOptions.map(({ from }) => from),
    currency: currencyOf(situation.country),
    offer: entry,
  }
}

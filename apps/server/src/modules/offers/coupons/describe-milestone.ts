import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { CartWithOffers } from "../../cart/public.ts"
import { evaluateEntry } from "./evaluate-entry.ts"

/** Returns a customer's progress with a milestone offer. */
export function describeMilestone(offer: Offer, { context, onBill }: CartWithOffers) {
  const { benefit } = offer
  if (benefit.kind !== "milestone") throw new AppError("PROMO_UNKNOWN")
  const { entry } = evaluateEntry(
    offer,
    context,
    onBill.map(({ offerId }) => offerId),
  )
  const { lines, customer } = context
  const itemsTotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const { offerOptions: steps } = benefit
  const { offerOptions: stepResults } = entry
  const nextIndex = stepResults.findIndex(({ reached }) => !reached)
  const missing = stepResults[nextIndex]?.missing
  // A gift doesn't count towards its own step, so the amount reached follows from what is missing, not from the total
  // of the items.
  const amountReached = missing?.kind === "amount" ? (steps[nextIndex]?.from ?? 0) - missing.amount : itemsTotal
  return {
    of: benefit.of,
    reached: benefit.of === "orders" ? customer.orders : amountReached,
    steps: steps.map(({ from }) => from),
    currency: currencyOf(context.country),
    offer: entry,
  }
}

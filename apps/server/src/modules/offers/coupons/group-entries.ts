import type { OfferEntry, OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import type { CouponCategory } from "@hearth/domain/offers/offer.ts"
import * as offerMessageTexts from "@hearth/texts/offers/offer-messages.ts"
import type { EvaluatedEntry } from "./evaluate-entry.ts"

/**
 * Groups the offers for a cart: those that apply, highest saving first; those that need only more in the cart, nearest
 * first; then the others in their original order. Empty groups are left out.
 */
export function groupForCart(evaluated: readonly EvaluatedEntry[]): OfferGroup[] {
  const ready = evaluated.filter(({ entry }) => entry.status === "APPLIED").map(({ entry }) => entry)
  const almost = evaluated.filter(({ needsOnlyMoreItems }) => needsOnlyMoreItems).map(({ entry }) => entry)
  const others = evaluated.filter(({ entry, needsOnlyMoreItems }) => entry.status === "REJECTED" && !needsOnlyMoreItems)
  return [
    { title: offerMessageTexts.readyToUse, list: ready.toSorted((one, other) => other.saving - one.saving) },
    {
      title: offerMessageTexts.almostThere,
      list: almost.toSorted((one, other) => distanceOf(one) - distanceOf(other)),
    },
    { title: offerMessageTexts.moreCoupons, list: others.map(({ entry }) => entry) },
  ].filter(({ list }) => list.length > 0)
}

/**
 * Returns how far an offer is from applying. Missing items come before missing amounts, because the customer sees what
 * to add. Each further reason that stops the offer moves it further away.
 */
function distanceOf({ missing, messages }: OfferEntry): number {
  return (messages.length - 1) * DISTANCE_PER_BLOCKER + (missing?.kind === "amount" ? missing.amount : 0)
}

/** More than the amount of any cart. */
const DISTANCE_PER_BLOCKER = 1_000_000_000

const titles: readonly [category: CouponCategory | null, title: string][] = [
  [null, offerMessageTexts.wholeOrder],
  ["PIZZA", offerMessageTexts.pizzas],
  ["PIZZA-MANIA", offerMessageTexts.pizzaMania],
  ["SIDES", offerMessageTexts.sides],
  ["SIDECOMBOS", offerMessageTexts.sidesAndCombos],
]

/** Groups the offers by category, for pages without a cart. */
export function groupByCategory(evaluated: readonly EvaluatedEntry[]): OfferGroup[] {
  return titles
    .map(([category, title]) => ({
      title,
      list: evaluated.map(({ entry }) => entry).filter((entry) => entry.category === category),
    }))
    .filter(({ list }) => list.length > 0)
}

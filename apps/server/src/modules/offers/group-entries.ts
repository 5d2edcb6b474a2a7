import type { OfferEntry, OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import type { CouponCategory } from "@hearth/domain/offers/offer.ts"
import type { EvaluatedEntry } from "./evaluate-entry.ts"

/**
 * For a cart: what can be used now, the most saving first; then what only something more in the cart keeps away, the
 * nearest first; then the rest, as they were written. A group of nothing is none.
 */
export function groupForCart(evaluated: readonly EvaluatedEntry[]): OfferGroup[] {
  const ready = evaluated.filter(({ entry }) => entry.status === "APPLIED").map(({ entry }) => entry)
  const almost = evaluated.filter(({ isAlmost }) => isAlmost).map(({ entry }) => entry)
  const others = evaluated.filter(({ entry, isAlmost }) => entry.status === "REJECTED" && !isAlmost)
  return [
    { title: "Ready to use", list: ready.toSorted((one, other) => other.saving - one.saving) },
    { title: "Almost there", list: almost.toSorted((one, other) => distanceOf(one) - distanceOf(other)) },
    { title: "More coupons", list: others.map(({ entry }) => entry) },
  ].filter(({ list }) => list.length > 0)
}

/** Things come before amounts: what to add is plain to see. Each further thing that stops it is a step further off. */
function distanceOf({ missing, messages }: OfferEntry): number {
  return (messages.length - 1) * DISTANCE_PER_STOP + (missing?.kind === "amount" ? missing.amount : 0)
}

/** More than any cart. */
const DISTANCE_PER_STOP = 1_000_000_000

const titles: readonly [category: CouponCategory | null, title: string][] = [
  [null, "On the whole order"],
  ["PIZZA", "Pizzas"],
  ["PIZZA-MANIA", "Pizza Mania"],
  ["SIDES", "Sides"],
  ["SIDECOMBOS", "Sides and combos"],
]

/** Without a cart: by what they are for. */
export function groupByCategory(evaluated: readonly EvaluatedEntry[]): OfferGroup[] {
  return titles
    .map(([category, title]) => ({
      title,
      list: evaluated.map(({ entry }) => entry).filter((entry) => entry.category === category),
    }))
    .filter(({ list }) => list.length > 0)
}

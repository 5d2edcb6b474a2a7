import type { OfferEntry, OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import type { CouponCategory } from "@hearth/domain/offers/offer.ts"
import type { JudgedEntry } from "./judge-entry.ts"

/**
 * For a cart: what can be used now, the most saving first; then what only something more in the cart keeps away, the
 * nearest first; then the rest, as they were written. A group of nothing is none.
 */
export function groupForCart(judged: readonly JudgedEntry[]): OfferGroup[] {
  const ready = judged.filter(({ entry }) => entry.status === "APPLIED").map(({ entry }) => entry)
  const almost = judged.filter(({ isAlmost }) => isAlmost).map(({ entry }) => entry)
  const others = judged.filter(({ entry, isAlmost }) => entry.status === "REJECTED" && !isAlmost)
  return [
    { title: "Ready to use", list: ready.toSorted((one, other) => other.saving - one.saving) },
    { title: "Almost there", list: almost.toSorted((one, other) => distanceOf(one) - distanceOf(other)) },
    { title: "More coupons", list: others.map(({ entry }) => entry) },
  ].filter(({ list }) => list.length > 0)
}

/** Things come before amounts: what to add is plain to see. Each further thing that stops it is a step further off. */
function distanceOf({ missing, messages }: OfferEntry): number {
  return (messages.length - 1) * FAR + (missing?.kind === "amount" ? missing.amount : 0)
}

/** More than any cart. */
const FAR = 1_000_000_000

const titles: readonly [category: CouponCategory | null, title: string][] = [
  [null, "On the whole order"],
  ["PIZZA", "Pizzas"],
  ["PIZZA-MANIA", "Pizza Mania"],
  ["SIDES", "Sides"],
  ["SIDECOMBOS", "Sides and combos"],
]

/** Without a cart: by what they are for. */
export function groupByCategory(judged: readonly JudgedEntry[]): OfferGroup[] {
  return titles
    .map(([category, title]) => ({
      title,
      list: judged.map(({ entry }) => entry).filter((entry) => entry.category === category),
    }))
    .filter(({ list }) => list.length > 0)
}

import type { Minor } from "../money/format-money.ts"
import type { AppliedOffer } from "./offer-evaluation.ts"
import type { Eligibility } from "./check-eligibility.ts"
import type { Unit } from "./split-into-units.ts"
import type { PlainBenefit } from "./offer.ts"
import { sortByRemaining, reductionOf, type EligibleOffer, spreadReduction } from "./offer-reduction.ts"

/** Maximum number of offers on one bill. */
export const MAX_OFFERS_PER_BILL = 3

/**
 * Deals on single items first, then percentages, then amounts, so that an amount doesn't reduce the base of a
 * percentage.
 */
const applicationRank: Readonly<Record<PlainBenefit["kind"], number>> = {
  "combo-price": 0,
  "buy-get": 1,
  "item-free": 2,
  percent: 3,
  amount: 4,
}

/** The fixed order in which a set's offers are applied, each to what the previous ones left. */
export function byApplicationOrder(one: EligibleOffer, other: EligibleOffer): number {
  return (
    applicationRank[one.benefit.kind] - applicationRank[other.benefit.kind] || (one.offer.id < other.offer.id ? -1 : 1)
  )
}

export function areCombinable({ offer: one }: EligibleOffer, { offer: other }: EligibleOffer): boolean {
  return one.stackable && other.stackable && (one.group === null || one.group !== other.group)
}

export interface OfferSaving {
  eligible: EligibleOffer
  saving: Minor
  lines: { line: string; amount: Minor }[]
}

/** Applies a set of offers in their fixed order. */
export function applyOffers(set: readonly EligibleOffer[], units: readonly Unit[]): OfferSaving[] {
  let remaining = units.map(({ price }) => price)
  return set.toSorted(byApplicationOrder).map((eligible) => {
    const reduction = reductionOf(eligible, remaining, sortByRemaining(remaining))
    const spread = spreadReduction(reduction, units, remaining)
    remaining = spread.remaining
    return { eligible, saving: reduction.amount, lines: spread.lines }
  })
}

/** Converts to the form that the bill and the screens use. */
export function toAppliedOffer(
  { offer, labels, payment }: Eligibility,
  { saving, lines }: Omit<OfferSaving, "eligible">,
): AppliedOffer {
  const { id, code, title, points } = offer
  return { offerId: id, code, title, saving, lines, ...(points === null ? {} : { points }), ...payment, ...labels }
}

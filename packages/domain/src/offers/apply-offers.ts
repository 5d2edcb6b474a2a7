import { formatMoney, type Minor } from "../money/format-money.ts"
import type { AppliedOffer } from "./offer-evaluation.ts"
import type { Eligibility } from "./check-eligibility.ts"
import type { Unit } from "./split-into-units.ts"
import type { PlainBenefit } from "./offer.ts"
import type { EvaluationContext } from "./evaluation-context.ts"
import { sortByRemaining, reductionOf, type EligibleOffer, spreadReduction } from "./offer-reduction.ts"

/** So many offers on one bill at most. */
export const MAX_OFFERS_PER_BILL = 3

/** Deals on single things first, then shares, then amounts; a share is taken before an amount makes it smaller. */
const applicationRank: Readonly<Record<PlainBenefit["kind"], number>> = {
  "combo-price": 0,
  "buy-get": 1,
  "item-free": 2,
  percent: 3,
  amount: 4,
}

/** The one order in which offers of a set are applied, each to what the ones before left. */
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

/** A set applied in its order. */
export function applyOffers(set: readonly EligibleOffer[], units: readonly Unit[]): OfferSaving[] {
  let remaining = units.map(({ price }) => price)
  return set.toSorted(byApplicationOrder).map((eligible) => {
    const reduction = reductionOf(eligible, remaining, sortByRemaining(remaining))
    const spread = spreadReduction(reduction, units, remaining)
    remaining = spread.remaining
    return { eligible, saving: reduction.amount, lines: spread.lines }
  })
}

/** As bill and screens take it. */
export function toAppliedOffer(
  { offer, labels, payment }: Eligibility,
  { saving, lines }: Omit<OfferSaving, "eligible">,
  { country }: EvaluationContext,
): AppliedOffer {
  const { id, code, title } = offer
  const message = `You save ${formatMoney(saving, country)}.`
  return { offerId: id, code, title, saving, lines, message, ...payment, ...labels }
}

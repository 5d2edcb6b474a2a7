import type { Minor } from "../money/format-money.ts"
import { applyOffers, toAppliedOffer, areCombinable, MAX_OFFERS_PER_BILL } from "./apply-offers.ts"
import { type Eligibility, checkEligibility } from "./check-eligibility.ts"
import { explainUnusedOffer, type UnusedOffer } from "./explain-unused-offer.ts"
import type { AppliedOffer } from "./offer-evaluation.ts"
import { splitIntoUnits, type Unit } from "./split-into-units.ts"
import { normaliseCode } from "./normalise-code.ts"
import type { Offer } from "./offer.ts"
import { searchBestSet } from "./search-best-set.ts"
import type { EvaluationContext } from "./evaluation-context.ts"
import type { EligibleOffer } from "./offer-reduction.ts"

export interface BestOffers {
  /** In application order; `priceCart` uses them as its discounts. */
  applied: readonly AppliedOffer[]
  saving: Minor
  /** The goods at menu prices, before and after the offers. */
  goods: { before: Minor; after: Minor }
  /** Why these were chosen: the customer wanted some, or they save most. Null if there are none. */
  reason: "WANTED" | "SAVES_MOST" | null
  /** Every other offer with the reason why it isn't applied, highest saving first. */
  others: readonly UnusedOffer[]
  /** The wanted codes that no offer has, as they were entered. */
  unknownCodes: readonly string[]
}

/** Finds the exact best permitted set for this cart, including the customer's wanted codes as far as possible. */
export function bestOffers(offers: readonly Offer[], context: EvaluationContext): BestOffers {
  const units = splitIntoUnits(context.lines)
  const eligibilities = offers.map((offer) => checkEligibility(offer, context, units))
  const candidates = eligibilities.flatMap(({ eligible }) => eligible ?? [])
  const requested = selectRequested(eligibilities, context.wanted, units)
  const { members, saving } = searchBestSet(candidates, requested, units)
  const applied = applyOffers(members, units).flatMap((each) => {
    const eligibility = eligibilities.find(({ eligible }) => eligible === each.eligible)
    return eligibility ? [toAppliedOffer(eligibility, each)] : []
  })
  const goodsTotal = units.reduce((sum, { price }) => sum + price, 0)
  return {
    applied,
    saving,
    goods: { before: goodsTotal, after: goodsTotal - saving },
    reason: members.length === 0 ? null : requested.size > 0 ? "WANTED" : "SAVES_MOST",
    others: eligibilities
      .filter(({ eligible }) => !eligible || !members.includes(eligible))
      .sort((one, other) => other.saving - one.saving || (one.offer.id < other.offer.id ? -1 : 1))
      .map((each) => explainUnusedOffer(each, members, saving)),
    unknownCodes: context.wanted.filter((code) => !eligibilities.some(({ offer }) => hasCode(offer, code))),
  }
}

function hasCode(offer: Offer, typed: string): boolean {
  const code = normaliseCode(typed)
  return code !== null && code === offer.code
}

/**
 * Selects, one after the other, the offer of each wanted code that applies and can be combined with those before it.
 */
function selectRequested(
  eligibilities: readonly Eligibility[],
  codes: readonly string[],
  units: readonly Unit[],
): ReadonlySet<EligibleOffer> {
  const selected: EligibleOffer[] = []
  for (const code of codes) {
    const eligible = eligibilities.find(({ offer }) => hasCode(offer, code))?.eligible
    if (!eligible || selected.includes(eligible) || selected.length === MAX_OFFERS_PER_BILL) continue
    const candidateSet = [...selected, eligible]
    if (!selected.every((each) => areCombinable(each, eligible))) continue
    if (applyOffers(candidateSet, units).every(({ saving }) => saving > 0)) selected.push(eligible)
  }
  return new Set(selected)
}

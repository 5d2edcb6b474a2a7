import { formatMoney, type Minor } from "../money/format-money.ts"
import { applyOffers, asApplied, canStandTogether, MOST_TOGETHER } from "./apply-offers.ts"
import { type Examined, examineOffer } from "./examine-offer.ts"
import { explainOther, type OtherOffer } from "./explain-other.ts"
import type { AppliedOffer } from "./judgement.ts"
import { layOutUnits, type Unit } from "./lay-out-units.ts"
import { normaliseCode } from "./normalise-code.ts"
import type { Offer } from "./offer.ts"
import { searchBestSet } from "./search-best-set.ts"
import type { Situation } from "./situation.ts"
import type { ReadyOffer } from "./take-off.ts"

export interface BestOffers {
  /** In the order they are applied; `priceCart` takes them as its discounts. */
  applied: readonly AppliedOffer[]
  saving: Minor
  /** The goods at menu prices, and what the offers leave of them. */
  goods: { before: Minor; after: Minor }
  /** Why these; null where there are none. */
  reason: string | null
  /** Every other offer with why not, the ones that save most first. */
  others: readonly OtherOffer[]
  /** Of the wanted codes those no offer here answers to, as they came. */
  unknownCodes: readonly string[]
}

/** The best legal set for this cart, exactly, with what the customer wanted in it as far as it can be. */
export function bestOffers(offers: readonly Offer[], situation: Situation): BestOffers {
  const units = layOutUnits(situation.lines)
  const examined = offers.map((offer) => examineOffer(offer, situation, units))
  const candidates = examined.flatMap(({ ready }) => ready ?? [])
  const wanted = keepWanted(examined, situation.wanted, units)
  const { members, saving } = searchBestSet(candidates, wanted, units)
  const applied = applyOffers(members, units).flatMap((each) => {
    const own = examined.find(({ ready }) => ready === each.ready)
    return own ? [asApplied(own, each, situation)] : []
  })
  const before = units.reduce((sum, { price }) => sum + price, 0)
  return {
    applied,
    saving,
    goods: { before, after: before - saving },
    reason: members.length === 0 ? null : sayReason(saving, wanted.size, situation),
    others: examined
      .filter(({ ready }) => !ready || !members.includes(ready))
      .sort((one, other) => other.saving - one.saving || (one.offer.id < other.offer.id ? -1 : 1))
      .map((each) => explainOther(each, members, saving, situation)),
    unknownCodes: situation.wanted.filter((code) => !examined.some(({ offer }) => isFor(offer, code))),
  }
}

function isFor(offer: Offer, typed: string): boolean {
  const code = normaliseCode(typed)
  return code !== null && code === offer.code
}

/** One after the other, each that applies and can stand with those before it. */
function keepWanted(
  examined: readonly Examined[],
  codes: readonly string[],
  units: readonly Unit[],
): ReadonlySet<ReadyOffer> {
  const kept: ReadyOffer[] = []
  for (const code of codes) {
    const ready = examined.find(({ offer }) => isFor(offer, code))?.ready
    if (!ready || kept.includes(ready) || kept.length === MOST_TOGETHER) continue
    const together = [...kept, ready]
    if (!kept.every((each) => canStandTogether(each, ready))) continue
    if (applyOffers(together, units).every(({ saving }) => saving > 0)) kept.push(ready)
  }
  return new Set(kept)
}

function sayReason(saving: Minor, wanted: number, { country }: Situation): string {
  const saves = `Saves ${formatMoney(saving, country)}`
  return wanted > 0 ? `${saves} with what you chose.` : `${saves}: the most any offer can for this cart.`
}

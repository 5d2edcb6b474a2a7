import { formatMoney, type Minor } from "../money/format-money.ts"
import type { AppliedOffer } from "./judgement.ts"
import type { Examined } from "./examine-offer.ts"
import type { Unit } from "./lay-out-units.ts"
import type { PlainBenefit } from "./offer.ts"
import type { Situation } from "./situation.ts"
import { byWorth, cutOf, type ReadyOffer, spreadCut } from "./take-off.ts"

/** So many offers on one bill at most. */
export const MOST_TOGETHER = 3

/** Deals on single things first, then shares, then amounts; a share is taken before an amount makes it smaller. */
const rank: Readonly<Record<PlainBenefit["kind"], number>> = {
  "combo-price": 0,
  "buy-get": 1,
  "item-free": 2,
  percent: 3,
  amount: 4,
}

/** The one order in which offers of a set are applied, each to what the ones before left. */
export function inOrder(one: ReadyOffer, other: ReadyOffer): number {
  return rank[one.benefit.kind] - rank[other.benefit.kind] || (one.offer.id < other.offer.id ? -1 : 1)
}

export function canStandTogether({ offer: one }: ReadyOffer, { offer: other }: ReadyOffer): boolean {
  return one.stackable && other.stackable && (one.group === null || one.group !== other.group)
}

export interface Applied {
  ready: ReadyOffer
  saving: Minor
  lines: { line: string; amount: Minor }[]
}

/** A set applied in its order. */
export function applyOffers(set: readonly ReadyOffer[], units: readonly Unit[]): Applied[] {
  let left = units.map(({ price }) => price)
  return set.toSorted(inOrder).map((ready) => {
    const cut = cutOf(ready, left, byWorth(left))
    const spread = spreadCut(cut, units, left)
    left = spread.left
    return { ready, saving: cut.amount, lines: spread.lines }
  })
}

/** As bill and screens take it. */
export function asApplied(
  { offer, labels, payment }: Examined,
  { saving, lines }: Omit<Applied, "ready">,
  { country }: Situation,
): AppliedOffer {
  const { id, code, title } = offer
  const message = `You save ${formatMoney(saving, country)}.`
  return { offerId: id, code, title, saving, lines, message, ...payment, ...labels }
}

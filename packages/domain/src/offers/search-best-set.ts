import type { Minor } from "../money/format-money.ts"
import { canStandTogether, inOrder, MOST_TOGETHER } from "./apply-offers.ts"
import type { Unit } from "./lay-out-units.ts"
import { cutOf, type ReadyOffer, spreadCut } from "./take-off.ts"

interface OfferSet {
  members: readonly ReadyOffer[]
  saving: Minor
}

const none: OfferSet = { members: [], saving: 0 }

/**
 * The legal set that saves the most, to the minor unit; of equal ones the one with fewer offers, then with the first ids.
 * Legal: at most so many together, each pair may stand together, each member saves something in its turn, and all of
 * `wanted` are in it.
 *
 * Branch and bound, along the order in which offers are applied, so that each step continues from what the ones before
 * left. An offer never saves more when less is left, so what each of the rest would save now bounds what it can add.
 */
export function searchBestSet(
  candidates: readonly ReadyOffer[],
  wanted: ReadonlySet<ReadyOffer>,
  units: readonly Unit[],
): OfferSet {
  let best = none
  const grow = (set: OfferSet, rest: readonly ReadyOffer[], left: readonly Minor[]): void => {
    const room = MOST_TOGETHER - set.members.length
    const isWhole = [...wanted].every((each) => set.members.includes(each))
    if (isWhole && isBetter(set, best)) best = set
    if (room === 0) return
    const cuts = rest.map((ready) => cutOf(ready, left))
    const most = mostAfter(
      cuts.map(({ amount }) => amount),
      room - 1,
    )
    for (const [at, ready] of rest.entries()) {
      const cut = cuts[at]
      if (cut && cut.amount > 0 && set.saving + cut.amount + (most[at] ?? 0) >= best.saving) {
        const grown = { members: [...set.members, ready], saving: set.saving + cut.amount }
        const next = rest.slice(at + 1).filter((each) => canStandTogether(ready, each))
        // Where nothing can follow, what is left on each line is of no interest.
        const remaining = room > 1 && next.length > 0 ? spreadCut(cut, units, left).left : left
        if ([...wanted].every((each) => grown.members.includes(each) || next.includes(each)))
          grow(grown, next, remaining)
      }
      // Whatever follows would be without it.
      if (wanted.has(ready)) return
    }
  }
  grow(
    none,
    candidates.toSorted(inOrder),
    units.map(({ price }) => price),
  )
  return best
}

/** For each place, the `count` greatest amounts after it together. */
function mostAfter(amounts: readonly Minor[], count: number): Minor[] {
  const most: Minor[] = []
  const top: Minor[] = []
  for (let at = amounts.length - 1; at >= 0; at--) {
    most[at] = top.reduce((sum, amount) => sum + amount, 0)
    top.push(amounts[at] ?? 0)
    top.sort((one, other) => other - one)
    top.length = Math.min(top.length, count)
  }
  return most
}

export function isBetter(one: OfferSet, other: OfferSet): boolean {
  if (one.saving !== other.saving) return one.saving > other.saving
  if (one.members.length !== other.members.length) return one.members.length < other.members.length
  return idsOf(one) < idsOf(other)
}

/** No id holds a space, so joined ids compare as the ids do. */
function idsOf({ members }: OfferSet): string {
  return members
    .map(({ offer }) => offer.id)
    .sort()
    .join(" ")
}

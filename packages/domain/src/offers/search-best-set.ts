import type { Minor } from "../money/format-money.ts"
import { canStandTogether, inOrder, MOST_TOGETHER } from "./apply-offers.ts"
import type { Unit } from "./lay-out-units.ts"
import { byWorth, cutOf, mostAfter, type ReadyOffer, spreadCut } from "./take-off.ts"

interface OfferSet {
  members: readonly ReadyOffer[]
  saving: Minor
}

/** An offer that may still join, and the most it can add. */
interface Candidate {
  ready: ReadyOffer
  most: Minor
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
  const keep = (set: OfferSet): void => {
    if (isBetter(set, best) && [...wanted].every((each) => set.members.includes(each))) best = set
  }
  const grow = (set: OfferSet, rest: readonly Candidate[], left: readonly Minor[]): void => {
    keep(set)
    const room = MOST_TOGETHER - set.members.length
    // Whatever follows a wanted one in the order would be without it.
    const last = rest.findIndex(({ ready }) => wanted.has(ready))
    const open = last === -1 ? rest : rest.slice(0, last + 1)
    const order = byWorth(left)
    if (room === 1) {
      for (const { ready, most } of open) {
        if (set.saving + most < best.saving) continue
        const { amount } = cutOf(ready, left, order)
        if (amount > 0 && set.saving + amount >= best.saving) keep(joined(set, ready, amount))
      }
      return
    }
    const cuts = rest.map(({ ready }) => cutOf(ready, left, order))
    const amounts = cuts.map(({ amount }) => amount)
    const bounds = Array.from({ length: room }, (_, more) => mostWith(set.saving, amounts, more))
    const most = (at: number) => bounds[room - 1]?.[at] ?? 0
    // The most promising first: the sooner a good set is known, the more of the rest is passed over.
    for (const at of [...open.keys()].sort((one, other) => most(other) - most(one) || one - other)) {
      const ready = rest[at]?.ready
      const cut = cuts[at]
      if (!ready || !cut || cut.amount === 0) continue
      if (most(at) < best.saving) return
      const grown = joined(set, ready, cut.amount)
      const next = rest.flatMap((each, nth) =>
        nth > at && canStandTogether(ready, each.ready)
          ? [{ ready: each.ready, most: mostAfter(each.ready, amounts[nth] ?? 0, cut, left) }]
          : [],
      )
      const mayBeWhole = (each: ReadyOffer) => grown.members.includes(each) || next.some(({ ready }) => ready === each)
      if (![...wanted].every(mayBeWhole)) continue
      const equalOnly = most(at) === best.saving
      if (equalOnly && !couldWinTie(grown, next, best, (more) => bounds[more]?.[at] ?? 0)) continue
      const reach = greatest(
        next.map((each) => each.most),
        room - 1,
      )
      if (next.length > 0 && grown.saving + reach >= best.saving) grow(grown, next, spreadCut(cut, units, left).left)
      else keep(grown)
    }
  }
  grow(
    none,
    candidates.toSorted(inOrder).map((ready) => ({ ready, most: Infinity })),
    units.map(({ price }) => price),
  )
  return best
}

function joined({ members, saving }: OfferSet, ready: ReadyOffer, amount: Minor): OfferSet {
  return { members: [...members, ready], saving: saving + amount }
}

/** For each place the saving so far, its own amount, and the `more` greatest after it. */
function mostWith(saving: Minor, amounts: readonly Minor[], more: number): Minor[] {
  const most: Minor[] = []
  const top: Minor[] = []
  for (let at = amounts.length - 1; at >= 0; at--) {
    const own = amounts[at] ?? 0
    most[at] = top.reduce((sum, amount) => sum + amount, saving + own)
    keepGreatest(top, own, more)
  }
  return most
}

function greatest(amounts: readonly Minor[], count: number): Minor {
  const top: Minor[] = []
  for (const amount of amounts) keepGreatest(top, amount, count)
  return top.reduce((sum, amount) => sum + amount, 0)
}

/** By hand: this runs more often than anything else in the search, and sorting took half of its time. */
function keepGreatest(top: Minor[], amount: Minor, count: number): void {
  let at = top.length
  while (at > 0 && (top[at - 1] ?? 0) < amount) at--
  if (at === count) return
  top.splice(at, 0, amount)
  top.length = Math.min(top.length, count)
}

/** Whether a set grown from this one, saving no more than the best, could still come before it. */
function couldWinTie(
  grown: OfferSet,
  next: readonly Candidate[],
  best: OfferSet,
  mostWithMore: (more: number) => Minor,
): boolean {
  const more = best.members.length - grown.members.length
  if (more < 0) return false
  if (more > 0 && mostWithMore(more - 1) >= best.saving) return true
  const first = next
    .map(({ ready }) => ready)
    .sort((one, other) => (one.offer.id < other.offer.id ? -1 : 1))
    .slice(0, more)
  return idsOf([...grown.members, ...first]) <= idsOf(best.members)
}

function isBetter(one: OfferSet, other: OfferSet): boolean {
  if (one.saving !== other.saving) return one.saving > other.saving
  if (one.members.length !== other.members.length) return one.members.length < other.members.length
  return idsOf(one.members) < idsOf(other.members)
}

/** No id holds a space, so joined ids compare as the ids do. */
function idsOf(members: readonly ReadyOffer[]): string {
  return members
    .map(({ offer }) => offer.id)
    .sort()
    .join(" ")
}

import type { Minor } from "../money/format-money.ts"
import { areCombinable, byApplicationOrder, MAX_OFFERS_PER_BILL } from "./apply-offers.ts"
import type { Unit } from "./split-into-units.ts"
import {
  sortByRemaining,
  reductionOf,
  maxReductionAfter,
  type EligibleOffer,
  spreadReduction,
} from "./offer-reduction.ts"

interface OfferSet {
  members: readonly EligibleOffer[]
  saving: Minor
}

/** An offer that can still be added, and the most that it can save. */
interface Candidate {
  eligible: EligibleOffer
  bound: Minor
}

const emptySet: OfferSet = { members: [], saving: 0 }

/**
 * Finds the permitted set that saves most, to the minor unit; among equals the one with fewer offers, then with the
 * first ids. Permitted: at most `MAX_OFFERS_PER_BILL` offers, each pair can be combined, each saves something in its
 * turn, and all of `requested` are included.
 *
 * Branch and bound in application order, so that each step continues with the prices that the previous ones left. An
 * offer never saves more when less is left, so its current saving bounds what it can add.
 */
export function searchBestSet(
  candidates: readonly EligibleOffer[],
  requested: ReadonlySet<EligibleOffer>,
  units: readonly Unit[],
): OfferSet {
  let best = emptySet
  const considerSet = (set: OfferSet): void => {
    if (isBetter(set, best) && [...requested].every((each) => set.members.includes(each))) best = set
  }
  const extend = (set: OfferSet, remainingCandidates: readonly Candidate[], remaining: readonly Minor[]): void => {
    considerSet(set)
    const roomLeft = MAX_OFFERS_PER_BILL - set.members.length
    // Stops at the first requested offer: a set that skips it could not include it later.
    const requestedIndex = remainingCandidates.findIndex(({ eligible }) => requested.has(eligible))
    const allowed = requestedIndex === -1 ? remainingCandidates : remainingCandidates.slice(0, requestedIndex + 1)
    const dearestFirst = sortByRemaining(remaining)
    if (roomLeft === 1) {
      for (const { eligible, bound } of allowed) {
        if (set.saving + bound < best.saving) continue
        const { amount } = reductionOf(eligible, remaining, dearestFirst)
        if (amount > 0 && set.saving + amount >= best.saving) considerSet(withOffer(set, eligible, amount))
      }
      return
    }
    const reductions = remainingCandidates.map(({ eligible }) => reductionOf(eligible, remaining, dearestFirst))
    const amounts = reductions.map(({ amount }) => amount)
    const bounds = Array.from({ length: roomLeft }, (_, additional) => upperBounds(set.saving, amounts, additional))
    const bound = (index: number) => bounds[roomLeft - 1]?.[index] ?? 0
    // Highest bound first: the sooner a good set is found, the more branches can be skipped.
    for (const index of [...allowed.keys()].sort((one, other) => bound(other) - bound(one) || one - other)) {
      const eligible = remainingCandidates[index]?.eligible
      const reduction = reductions[index]
      if (!eligible || !reduction || reduction.amount === 0) continue
      if (bound(index) < best.saving) return
      const extended = withOffer(set, eligible, reduction.amount)
      const nextCandidates = remainingCandidates.flatMap((each, nth) =>
        nth > index && areCombinable(eligible, each.eligible)
          ? [
              {
                eligible: each.eligible,
                bound: maxReductionAfter(each.eligible, amounts[nth] ?? 0, reduction, remaining),
              },
            ]
          : [],
      )
      const canStillInclude = (each: EligibleOffer) =>
        extended.members.includes(each) || nextCandidates.some(({ eligible }) => eligible === each)
      if (![...requested].every(canStillInclude)) continue
      const canOnlyTie = bound(index) === best.saving
      if (canOnlyTie && !couldWinTie(extended, nextCandidates, best, (additional) => bounds[additional]?.[index] ?? 0))
        continue
      const bestAddition = sumOfGreatest(
        nextCandidates.map((each) => each.bound),
        roomLeft - 1,
      )
      if (nextCandidates.length > 0 && extended.saving + bestAddition >= best.saving)
        extend(extended, nextCandidates, spreadReduction(reduction, units, remaining).remaining)
      else considerSet(extended)
    }
  }
  extend(
    emptySet,
    candidates.toSorted(byApplicationOrder).map((eligible) => ({ eligible, bound: Infinity })),
    units.map(({ price }) => price),
  )
  return best
}

function withOffer({ members, saving }: OfferSet, eligible: EligibleOffer, amount: Minor): OfferSet {
  return { members: [...members, eligible], saving: saving + amount }
}

/** Returns for each index the saving so far, plus its own amount and the `additional` greatest amounts after it. */
function upperBounds(saving: Minor, amounts: readonly Minor[], additional: number): Minor[] {
  const bound: Minor[] = []
  const top: Minor[] = []
  for (let index = amounts.length - 1; index >= 0; index--) {
    const ownAmount = amounts[index] ?? 0
    bound[index] = top.reduce((sum, amount) => sum + amount, saving + ownAmount)
    insertIntoTop(top, ownAmount, additional)
  }
  return bound
}

function sumOfGreatest(amounts: readonly Minor[], count: number): Minor {
  const top: Minor[] = []
  for (const amount of amounts) insertIntoTop(top, amount, count)
  return top.reduce((sum, amount) => sum + amount, 0)
}

/**
 * Inserts an amount into `top`, which has the `count` greatest amounts. Written without sorting: this is the search's
 * most frequent operation, and sorting took half of its time.
 */
function insertIntoTop(top: Minor[], amount: Minor, count: number): void {
  let index = top.length
  while (index > 0 && (top[index - 1] ?? 0) < amount) index--
  if (index === count) return
  top.splice(index, 0, amount)
  top.length = Math.min(top.length, count)
}

/** Checks whether extending this set, without saving more than the best one, could still win the tie. */
function couldWinTie(
  extended: OfferSet,
  nextCandidates: readonly Candidate[],
  best: OfferSet,
  boundWithMore: (additional: number) => Minor,
): boolean {
  const additional = best.members.length - extended.members.length
  if (additional < 0) return false
  if (additional > 0 && boundWithMore(additional - 1) >= best.saving) return true
  const firstCandidates = nextCandidates
    .map(({ eligible }) => eligible)
    .sort((one, other) => (one.offer.id < other.offer.id ? -1 : 1))
    .slice(0, additional)
  return idsOf([...extended.members, ...firstCandidates]) <= idsOf(best.members)
}

function isBetter(one: OfferSet, other: OfferSet): boolean {
  if (one.saving !== other.saving) return one.saving > other.saving
  if (one.members.length !== other.members.length) return one.members.length < other.members.length
  return idsOf(one.members) < idsOf(other.members)
}

/** Returns the sorted ids in one text. No id contains a space, so the texts sort like the lists of ids. */
function idsOf(members: readonly EligibleOffer[]): string {
  return members
    .map(({ offer }) => offer.id)
    .sort()
    .join(" ")
}

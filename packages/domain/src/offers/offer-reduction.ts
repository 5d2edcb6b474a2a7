import type { Minor } from "../money/format-money.ts"
import { prorate } from "../pricing/prorate.ts"
import { fillCombo } from "./fill-combo.ts"
import type { Unit } from "./split-into-units.ts"
import type { Offer, PlainBenefit } from "./offer.ts"

/** An applicable offer, prepared to be tried in many sets: the effective benefit and the units that it covers. */
export interface EligibleOffer {
  offer: Offer
  benefit: PlainBenefit
  coveredIndexes: readonly number[]
  /** Per unit 0, or 1 if it is covered; for a combo, one bit per position of each set that it can fill. */
  fits: readonly number[]
  /** LOY-2: what points can pay of each unit, which is the pizza without its extras; null for other offers. */
  caps: readonly Minor[] | null
}

/** An amount to deduct from these units. */
export interface Reduction {
  amount: Minor
  unitIndexes: readonly number[]
}

/**
 * Returns the indexes of the units, sorted by remaining price, dearest first. Every offer that is tried on these prices
 * uses the same list.
 */
export function sortByRemaining(remaining: readonly Minor[]): number[] {
  return [...remaining.keys()].sort((one, other) => (remaining[other] ?? 0) - (remaining[one] ?? 0) || one - other)
}

/**
 * Returns what a benefit deducts from units with these remaining prices. Lower remaining prices never increase the
 * result, for any kind of benefit: the search for the best set relies on it.
 */
export function reductionOf(
  eligible: EligibleOffer,
  remaining: readonly Minor[],
  dearestFirst: readonly number[],
): Reduction {
  const { benefit, coveredIndexes, fits, caps } = eligible
  switch (benefit.kind) {
    case "percent":
    case "amount":
      return { amount: shareOf(benefit, sumRemaining(coveredIndexes, remaining)), unitIndexes: coveredIndexes }
    case "item-free": {
      const freeUnits = takeDearest(benefit.count, fits, dearestFirst)
      return caps === null ? fullReduction(freeUnits, remaining) : cappedReduction(freeUnits, remaining, caps)
    }
    case "buy-get": {
      const { buy, get, times } = benefit
      const groupSize = buy + get
      const groupCount = Math.min(times ?? Infinity, Math.floor(coveredIndexes.length / groupSize))
      const groupedUnits = takeDearest(groupCount * groupSize, fits, dearestFirst)
      return fullReduction(
        groupedUnits.filter((_, index) => index % groupSize >= buy),
        remaining,
      )
    }
    case "combo-price":
      return comboReduction(benefit, eligible, remaining, dearestFirst)
  }
}

function shareOf(benefit: Extract<PlainBenefit, { kind: "percent" | "amount" }>, base: Minor): Minor {
  if (benefit.kind === "amount") return Math.min(benefit.amount, base)
  const share = Math.floor((base * benefit.percent + 50) / 100)
  return benefit.cap === null ? share : Math.min(share, benefit.cap)
}

/**
 * Returns an upper bound of what an offer can deduct after another offer's `reduction`. `currentReduction` is what this
 * offer would deduct without the other one; `remaining` has the prices before the other one.
 */
export function maxReductionAfter(
  { benefit, coveredIndexes }: EligibleOffer,
  currentReduction: Minor,
  reduction: Reduction,
  remaining: readonly Minor[],
): Minor {
  // A benefit on the whole cart depends only on the remaining total, not on its distribution.
  const coversWholeCart = coveredIndexes.length === remaining.length
  return coversWholeCart && (benefit.kind === "percent" || benefit.kind === "amount")
    ? shareOf(benefit, sumRemaining(coveredIndexes, remaining) - reduction.amount)
    : currentReduction
}

/** Uses the number of complete combos that saves most: one more may cost more than its items do alone. */
function comboReduction(
  { parts, price, times }: Extract<PlainBenefit, { kind: "combo-price" }>,
  { fits, coveredIndexes }: EligibleOffer,
  remaining: readonly Minor[],
  dearestFirst: readonly number[],
): Reduction {
  const size = comboSize(parts)
  let best: Reduction = { amount: 0, unitIndexes: [] }
  for (let sets = 1; sets <= times && sets * size <= coveredIndexes.length; sets++) {
    const unitIndexes = fillCombo(sets * size, fits, dearestFirst).flatMap((unit) => unit ?? [])
    if (unitIndexes.length < sets * size) break
    const amount = sumRemaining(unitIndexes, remaining) - sets * price
    if (amount > best.amount) best = { amount, unitIndexes }
  }
  return best
}

export function comboSize(parts: readonly { count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0)
}

/** Splits a reduction over lines, then over units. Both add up exactly, and no price falls below zero. */
export function spreadReduction(
  { amount, unitIndexes }: Reduction,
  units: readonly Unit[],
  remaining: readonly Minor[],
): { remaining: Minor[]; lines: { line: string; amount: Minor }[] } {
  const byLine = new Map<string, number[]>()
  for (const index of [...unitIndexes].sort((one, other) => one - other)) {
    const lineId = units[index]?.lineId ?? ""
    const lineUnits = byLine.get(lineId)
    if (lineUnits) lineUnits.push(index)
    else byLine.set(lineId, [index])
  }
  const remainingAfter = [...remaining]
  const groups = [...byLine]
  const parts = prorate(
    amount,
    groups.map(([, lineUnits]) => sumRemaining(lineUnits, remaining)),
  )
  const lines = groups.map(([lineId, lineUnits], group) => {
    const part = parts[group] ?? 0
    const unitAmounts = prorate(
      part,
      lineUnits.map((index) => remaining[index] ?? 0),
    )
    for (const [nth, index] of lineUnits.entries())
      remainingAfter[index] = (remaining[index] ?? 0) - (unitAmounts[nth] ?? 0)
    return { line: lineId, amount: part }
  })
  return { remaining: remainingAfter, lines: lines.filter((each) => each.amount > 0) }
}

function fullReduction(unitIndexes: readonly number[], remaining: readonly Minor[]): Reduction {
  return { amount: sumRemaining(unitIndexes, remaining), unitIndexes }
}

function cappedReduction(
  unitIndexes: readonly number[],
  remaining: readonly Minor[],
  caps: readonly Minor[],
): Reduction {
  const amounts = unitIndexes.map((index) => Math.min(remaining[index] ?? 0, caps[index] ?? 0))
  return { amount: amounts.reduce((sum, amount) => sum + amount, 0), unitIndexes }
}

function sumRemaining(unitIndexes: readonly number[], remaining: readonly Minor[]): Minor {
  let sum = 0
  for (const index of unitIndexes) sum += remaining[index] ?? 0
  return sum
}

function takeDearest(count: number, fits: readonly number[], dearestFirst: readonly number[]): number[] {
  const takenIndexes: number[] = []
  for (const index of dearestFirst) {
    if (takenIndexes.length >= count) break
    if (fits[index] !== 0) takenIndexes.push(index)
  }
  return takenIndexes
}

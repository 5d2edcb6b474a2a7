import type { Minor } from "../money/format-money.ts"
import { prorate } from "../pricing/prorate.ts"
import { fillCombo } from "./fill-combo.ts"
import type { Unit } from "./lay-out-units.ts"
import type { Offer, PlainBenefit } from "./offer.ts"

/** An offer that applies, made ready to be tried in many sets: the benefit in force and the units it covers. */
export interface ReadyOffer {
  offer: Offer
  benefit: PlainBenefit
  covered: readonly number[]
  /** For each unit 0, or 1 where it is covered; for a combo, a bit for each place of each set it may take. */
  fits: readonly number[]
}

/** So much, over these units. */
export interface Cut {
  amount: Minor
  over: readonly number[]
}

/** The units by what is left of them, dearest first: worked out once for all offers that are tried next. */
export function byWorth(left: readonly Minor[]): number[] {
  return [...left.keys()].sort((one, other) => (left[other] ?? 0) - (left[one] ?? 0) || one - other)
}

/**
 * What a benefit takes off units of which so much is left. Less left never makes it more, for any kind: the search for
 * the best set relies on it.
 */
export function cutOf(ready: ReadyOffer, left: readonly Minor[], dearestFirst: readonly number[]): Cut {
  const { benefit, covered, fits } = ready
  switch (benefit.kind) {
    case "percent":
    case "amount":
      return { amount: partOf(benefit, worth(covered, left)), over: covered }
    case "item-free":
      return whole(dearest(benefit.count, fits, dearestFirst), left)
    case "buy-get": {
      const { buy, get, times } = benefit
      const group = buy + get
      const groups = Math.min(times ?? Infinity, Math.floor(covered.length / group))
      const inGroups = dearest(groups * group, fits, dearestFirst)
      return whole(
        inGroups.filter((_, at) => at % group >= buy),
        left,
      )
    }
    case "combo-price":
      return cutOfCombo(benefit, ready, left, dearestFirst)
  }
}

function partOf(benefit: Extract<PlainBenefit, { kind: "percent" | "amount" }>, of: Minor): Minor {
  if (benefit.kind === "amount") return Math.min(benefit.amount, of)
  const share = Math.floor((of * benefit.percent + 50) / 100)
  return benefit.cap === null ? share : Math.min(share, benefit.cap)
}

/** The most an offer can take off once another has taken its cut; `now` is what it could before. */
export function mostAfter({ benefit, covered }: ReadyOffer, now: Minor, cut: Cut, left: readonly Minor[]): Minor {
  // What goes by the whole cart goes by what is left of it, wherever that lies.
  const ofAll = covered.length === left.length
  return ofAll && (benefit.kind === "percent" || benefit.kind === "amount")
    ? partOf(benefit, worth(covered, left) - cut.amount)
    : now
}

/** As many whole combos as save the most; another set of cheaper things may cost more than they do alone. */
function cutOfCombo(
  { parts, price, times }: Extract<PlainBenefit, { kind: "combo-price" }>,
  { fits, covered }: ReadyOffer,
  left: readonly Minor[],
  dearestFirst: readonly number[],
): Cut {
  const places = placesOf(parts)
  let best: Cut = { amount: 0, over: [] }
  for (let sets = 1; sets <= times && sets * places <= covered.length; sets++) {
    const over = fillCombo(sets * places, fits, dearestFirst).flatMap((unit) => unit ?? [])
    if (over.length < sets * places) break
    const amount = worth(over, left) - sets * price
    if (amount > best.amount) best = { amount, over }
  }
  return best
}

export function placesOf(parts: readonly { count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0)
}

/** A cut line by line, then unit by unit; both add up to it exactly, and nothing falls below zero. */
export function spreadCut(
  { amount, over }: Cut,
  units: readonly Unit[],
  left: readonly Minor[],
): { left: Minor[]; lines: { line: string; amount: Minor }[] } {
  const byLine = new Map<string, number[]>()
  for (const at of [...over].sort((one, other) => one - other)) {
    const line = units[at]?.line ?? ""
    const own = byLine.get(line)
    if (own) own.push(at)
    else byLine.set(line, [at])
  }
  const rest = [...left]
  const groups = [...byLine]
  const parts = prorate(
    amount,
    groups.map(([, own]) => worth(own, left)),
  )
  const lines = groups.map(([line, own], group) => {
    const part = parts[group] ?? 0
    const cuts = prorate(
      part,
      own.map((at) => left[at] ?? 0),
    )
    for (const [nth, at] of own.entries()) rest[at] = (left[at] ?? 0) - (cuts[nth] ?? 0)
    return { line, amount: part }
  })
  return { left: rest, lines: lines.filter((each) => each.amount > 0) }
}

function whole(over: readonly number[], left: readonly Minor[]): Cut {
  return { amount: worth(over, left), over }
}

function worth(places: readonly number[], left: readonly Minor[]): Minor {
  let sum = 0
  for (const at of places) sum += left[at] ?? 0
  return sum
}

function dearest(count: number, fits: readonly number[], dearestFirst: readonly number[]): number[] {
  const found: number[] = []
  for (const at of dearestFirst) {
    if (found.length >= count) break
    if (fits[at] !== 0) found.push(at)
  }
  return found
}

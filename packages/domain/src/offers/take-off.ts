import type { Minor } from "../money/format-money.ts"
import { prorate } from "../pricing/prorate.ts"
import { fillCombo, type Slot } from "./fill-combo.ts"
import type { Unit } from "./lay-out-units.ts"
import type { Offer, PlainBenefit } from "./offer.ts"

/** An offer that applies, made ready to be tried in many sets: the benefit in force and the units it covers. */
export interface ReadyOffer {
  offer: Offer
  benefit: PlainBenefit
  covered: readonly number[]
  /** A combo's: for each place the units that may take it. */
  slots: readonly Slot[]
}

/** So much, over these units. */
export interface Cut {
  amount: Minor
  over: readonly number[]
}

const nothing: Cut = { amount: 0, over: [] }

/**
 * What a benefit takes off units of which so much is left. Less left never makes it more, for any kind: the search for
 * the best set relies on it.
 */
export function cutOf({ benefit, covered, slots }: ReadyOffer, left: readonly Minor[]): Cut {
  switch (benefit.kind) {
    case "percent": {
      const share = Math.floor((worth(covered, left) * benefit.percent + 50) / 100)
      return { amount: benefit.cap === null ? share : Math.min(share, benefit.cap), over: covered }
    }
    case "amount":
      return { amount: Math.min(benefit.amount, worth(covered, left)), over: covered }
    case "item-free": {
      const over = dearestFirst(covered, left).slice(0, benefit.count)
      return { amount: worth(over, left), over }
    }
    case "buy-get": {
      const { buy, get, times } = benefit
      const most = Math.min(times ?? Infinity, Math.floor(covered.length / (buy + get))) * (buy + get)
      const over = dearestFirst(covered, left).filter((_, at) => at < most && at % (buy + get) >= buy)
      return { amount: worth(over, left), over }
    }
    case "combo-price":
      return cutOfCombo(benefit.price, benefit.times, slots, dearestFirst(covered, left), left)
  }
}

/** As many whole combos as save the most; another set of cheaper things may cost more than they do alone. */
function cutOfCombo(
  price: Minor,
  times: number,
  slots: readonly Slot[],
  units: readonly number[],
  left: readonly Minor[],
): Cut {
  let best = nothing
  for (let sets = 1; sets <= times && sets * slots.length <= units.length; sets++) {
    const filled = fillCombo(Array.from({ length: sets }, () => slots).flat(), units)
    const over = filled.flatMap((unit) => unit ?? [])
    if (over.length < filled.length) break
    const amount = worth(over, left) - sets * price
    if (amount > best.amount) best = { amount, over }
  }
  return best
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

function worth(places: readonly number[], left: readonly Minor[]): Minor {
  let sum = 0
  for (const at of places) sum += left[at] ?? 0
  return sum
}

function dearestFirst(places: readonly number[], left: readonly Minor[]): number[] {
  return places.toSorted((one, other) => (left[other] ?? 0) - (left[one] ?? 0) || one - other)
}

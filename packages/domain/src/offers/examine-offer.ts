import { formatMoney, type Minor } from "../money/format-money.ts"
import { checkCondition, checkOffer, stop } from "./check-conditions.ts"
import { fillCombo } from "./fill-combo.ts"
import type { AppliedOffer, Missing, Stop, StoppedOffer } from "./judgement.ts"
import { pickUnits, type Unit } from "./lay-out-units.ts"
import { normaliseCode } from "./normalise-code.ts"
import type { Condition, Milestone, Offer, PlainBenefit } from "./offer.ts"
import { askFor, missingItems, pickCovered } from "./pick-covered.ts"
import type { Situation } from "./situation.ts"
import { byWorth, cutOf, placesOf, type ReadyOffer } from "./take-off.ts"

type Labels = Pick<StoppedOffer, "labelType" | "offerOptions" | "expiryTimer">

export interface Examined {
  offer: Offer
  labels: Labels
  /** Bound to a way to pay. */
  payment: Pick<AppliedOffer, "paymentId" | "nudge">
  stops: Stop[]
  /** Null where something stops it. */
  ready: ReadyOffer | null
  /** Alone, on the untouched cart. */
  saving: Minor
}

/** One offer against the situation, with everything that stops it. It never looks at other offers. */
export function examineOffer(offer: Offer, situation: Situation, units: readonly Unit[]): Examined {
  const { benefit, conditions, expiryTimer } = offer
  const stops = checkOffer(offer, situation)
  const value = worthOf(units, benefit)
  const promised = offer.code !== null && situation.wanted.some((code) => normaliseCode(code) === offer.code)
  for (const condition of conditions) {
    if (condition.kind === "categories" || condition.kind === "products" || condition.kind === "sizes") continue
    const against = checkCondition(condition, situation, value, promised)
    if (against) stops.push(against)
  }
  const picked = pickCovered(conditions, units)
  if (picked.stop) stops.push(picked.stop)

  const missing = benefit.kind === "milestone" ? missingTo(benefit, situation, units) : []
  const options = benefit.kind === "milestone" ? benefit.offerOptions : []
  // Up to the highest step that is reached; of these the one that saves most is in force.
  const reached = options.slice(0, missing.findLastIndex(isReached) + 1)
  const steps = benefit.kind === "milestone" ? reached.map((option) => option.benefit) : [benefit]
  if (steps.length === 0) stops.push(sayUnreached(missing[0], situation))
  const left = units.map(({ price }) => price)
  const order = byWorth(left)
  const tried = steps.map((each, step) => {
    const ready = makeReady(offer, each, picked.covered, units)
    return { step, ready, saving: cutOf(ready, left, order).amount }
  })
  const most = Math.max(...tried.map(({ saving }) => saving))
  const best = tried.findLast(({ saving }) => saving === most)
  if (best?.saving === 0 && !picked.stop) stops.push(sayShortfall(best.ready, picked, situation))
  const labels: Labels = {
    labelType: benefit.kind === "milestone" ? "general_milestone" : "general",
    offerOptions: options.map(({ title }, at) => ({
      title,
      reached: at < steps.length,
      inForce: at === best?.step,
      missing: at < steps.length ? null : (missing[at] ?? null),
    })),
    expiryTimer,
  }
  const payment = bindPayment(conditions, situation)
  return {
    offer,
    labels,
    payment,
    stops,
    ready: stops.length === 0 ? (best?.ready ?? null) : null,
    saving: best?.saving ?? 0,
  }
}

/** How much of the cart or how many orders are missing to each step; nothing or less: it is reached. */
function missingTo({ of, offerOptions }: Milestone, { customer }: Situation, units: readonly Unit[]): Missing[] {
  return offerOptions.map(({ from, benefit }) =>
    of === "cart"
      ? { kind: "amount", amount: from - worthOf(units, benefit) }
      : { kind: "orders", count: from - customer.orders },
  )
}

function isReached(missing: Missing): boolean {
  return (missing.kind === "amount" && missing.amount <= 0) || (missing.kind === "orders" && missing.count <= 0)
}

function sayUnreached(first: Missing | undefined, { country }: Situation): Stop {
  if (first?.kind === "amount")
    return stop("SMALLEST_CART", `Add ${formatMoney(first.amount, country)} more to use this.`, first)
  const count = first?.kind === "orders" ? first.count : 0
  return stop("MILESTONE", `${count} more ${count === 1 ? "order" : "orders"} and this is yours.`, first ?? null)
}

/** Menu prices, without what would be free: nobody reaches a smallest cart by the gift for it. */
function worthOf(units: readonly Unit[], benefit: Offer["benefit"]): Minor {
  const all = units.reduce((sum, { price }) => sum + price, 0)
  if (benefit.kind !== "item-free") return all
  const free = pickUnits(units, benefit).map((at) => units[at]?.price ?? 0)
  return free
    .sort((one, other) => other - one)
    .slice(0, benefit.count)
    .reduce((rest, price) => rest - price, all)
}

function makeReady(offer: Offer, benefit: PlainBenefit, picked: readonly number[], units: readonly Unit[]): ReadyOffer {
  const fits = units.map(() => 0)
  if (benefit.kind === "combo-price") {
    const places = placesOf(benefit.parts)
    let place = 0
    for (const { pick, count } of benefit.parts) {
      let bits = 0
      for (let set = 0; set < benefit.times; set++) bits |= ((1 << count) - 1) << (set * places + place)
      for (const at of pickUnits(units, pick)) if (picked.includes(at)) fits[at] = (fits[at] ?? 0) | bits
      place += count
    }
    return { offer, benefit, covered: picked.filter((at) => fits[at] !== 0), fits }
  }
  const covered = benefit.kind === "item-free" ? pickUnits(units, benefit) : picked
  for (const at of covered) fits[at] = 1
  return { offer, benefit, covered, fits }
}

/** Why an offer whose conditions hold takes nothing off. */
function sayShortfall(
  { benefit, covered, fits }: ReadyOffer,
  { pick, words }: ReturnType<typeof pickCovered>,
  { country, lines }: Situation,
): Stop {
  if (benefit.kind === "item-free" && covered.length === 0) {
    const { products } = benefit
    return stop("ITEM_MISSING", `Add one of our ${benefit.words}, and it's free.`, missingItems({ products }, 1))
  }
  const group = benefit.kind === "buy-get" ? benefit.buy + benefit.get : 0
  if (covered.length < group) {
    const count = group - covered.length
    return stop("BUY_MORE", askFor(count, words, group), missingItems(pick, count))
  }
  if (benefit.kind === "combo-price") {
    const filled = fillCombo(placesOf(benefit.parts), fits, covered)
    const places = benefit.parts.flatMap((part) => Array.from({ length: part.count }, () => part))
    const part = places[filled.indexOf(undefined)]
    if (part) return stop("COMBO_INCOMPLETE", askFor(1, part.words), missingItems(part.pick, 1))
    const price = formatMoney(benefit.price, country)
    return stop("NOTHING_TO_TAKE_OFF", `These already cost no more than ${price} together.`)
  }
  const message = lines.length === 0 ? "Add something to the cart first." : "There is nothing here to take it off."
  return stop("NOTHING_TO_TAKE_OFF", message)
}

/** The way to pay an offer is bound to, with the words that keep the customer to it. */
export function bindPayment(
  conditions: readonly Condition[],
  { payment }: Pick<Situation, "payment">,
): Examined["payment"] {
  for (const condition of conditions) {
    if (condition.kind === "payment-method") {
      const { methods, words } = condition
      const paymentId = methods.find((method) => method === payment?.method) ?? methods[0] ?? null
      return { paymentId, nudge: `Pay with ${words} to keep this.` }
    }
    if (condition.kind === "bank-bin")
      return { paymentId: condition.bank, nudge: `Pay with a ${condition.bank} card to keep this.` }
  }
  return { paymentId: null, nudge: null }
}

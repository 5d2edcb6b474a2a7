import { formatMoney, type Minor } from "../money/format-money.ts"
import { checkCondition, checkOffer, stop } from "./check-conditions.ts"
import { fillCombo } from "./fill-combo.ts"
import type { AppliedOffer, Stop, StoppedOffer } from "./judgement.ts"
import { pickUnits, isPicked, type Unit } from "./lay-out-units.ts"
import { normaliseCode } from "./normalise-code.ts"
import type { Condition, Offer, PlainBenefit } from "./offer.ts"
import { askFor, missingItems, pickCovered } from "./pick-covered.ts"
import type { Situation } from "./situation.ts"
import { cutOf, type ReadyOffer } from "./take-off.ts"

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
  const left = units.map(({ price }) => price)
  const { benefit, stops: unreached, labels } = findBenefit(offer, situation, units)
  const stops = [...checkOffer(offer, situation), ...unreached]
  const value = worthOf(units, benefit)
  const promised = offer.code !== null && situation.wanted.some((code) => normaliseCode(code) === offer.code)
  for (const condition of offer.conditions) {
    if (condition.kind === "categories" || condition.kind === "products" || condition.kind === "sizes") continue
    const against = checkCondition(condition, situation, value, promised)
    if (against) stops.push(against)
  }
  const picked = pickCovered(offer.conditions, units)
  if (picked.stop) stops.push(picked.stop)

  const ready = benefit ? makeReady(offer, benefit, picked.covered, units) : null
  const saving = ready ? cutOf(ready, left).amount : 0
  if (ready && saving === 0 && !picked.stop) stops.push(sayShortfall(ready, picked, situation))
  const payment = bindPayment(offer.conditions, situation)
  return { offer, labels, payment, stops, ready: stops.length === 0 ? ready : null, saving }
}

/** A milestone's highest step that is reached; any other offer's only benefit. */
function findBenefit(
  { benefit, expiryTimer }: Offer,
  { customer, country }: Situation,
  units: readonly Unit[],
): { benefit: PlainBenefit | null; stops: Stop[]; labels: Labels } {
  if (benefit.kind !== "milestone")
    return { benefit, stops: [], labels: { labelType: "general", offerOptions: [], expiryTimer } }
  const { of, offerOptions } = benefit
  const missingTo = offerOptions.map(
    (option) => option.from - (of === "cart" ? worthOf(units, option.benefit) : customer.orders),
  )
  const highest = missingTo.findLastIndex((missing) => missing <= 0)
  const labels: Labels = {
    labelType: "general_milestone",
    offerOptions: offerOptions.map(({ title }, at) => ({ title, reached: at <= highest, inForce: at === highest })),
    expiryTimer,
  }
  const reached = offerOptions[highest]
  if (reached) return { benefit: reached.benefit, stops: [], labels }
  const count = Math.min(...missingTo)
  if (of === "cart") {
    const message = `Add ${formatMoney(count, country)} more to use this.`
    return { benefit: null, stops: [stop("SMALLEST_CART", message, { kind: "amount", amount: count })], labels }
  }
  const message = `${count} more ${count === 1 ? "order" : "orders"} and this is yours.`
  return { benefit: null, stops: [stop("MILESTONE", message, { kind: "orders", count })], labels }
}

/** Menu prices, without what would be free: nobody reaches a smallest cart by the gift for it. */
function worthOf(units: readonly Unit[], benefit: PlainBenefit | null): Minor {
  const all = units.reduce((sum, { price }) => sum + price, 0)
  if (benefit?.kind !== "item-free") return all
  const free = pickUnits(units, benefit).map((at) => units[at]?.price ?? 0)
  return free
    .sort((one, other) => other - one)
    .slice(0, benefit.count)
    .reduce((rest, price) => rest - price, all)
}

function makeReady(
  offer: Offer,
  benefit: PlainBenefit,
  covered: readonly number[],
  units: readonly Unit[],
): ReadyOffer {
  if (benefit.kind === "item-free") return { offer, benefit, covered: pickUnits(units, benefit), slots: [] }
  if (benefit.kind !== "combo-price") return { offer, benefit, covered, slots: [] }
  const slots = benefit.parts.flatMap(({ pick, count }) => {
    const fitting = new Set(
      covered.filter((at) => {
        const unit = units[at]
        return unit !== undefined && isPicked(unit, pick)
      }),
    )
    return Array.from({ length: count }, () => fitting)
  })
  return { offer, benefit, covered: covered.filter((at) => slots.some((slot) => slot.has(at))), slots }
}

/** Why an offer whose conditions hold takes nothing off. */
function sayShortfall(
  { benefit, covered, slots }: ReadyOffer,
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
    const filled = fillCombo(slots, covered)
    const places = benefit.parts.flatMap((part) => Array.from({ length: part.count }, () => part))
    const part = places[filled.indexOf(undefined)]
    if (part) return stop("COMBO_INCOMPLETE", askFor(1, part.words), missingItems(part.pick, 1))
    const price = formatMoney(benefit.price, country)
    return stop("NOTHING_TO_TAKE_OFF", `These already cost no more than ${price} together.`)
  }
  const message = lines.length === 0 ? "Add something to the cart first." : "There is nothing here to take it off."
  return stop("NOTHING_TO_TAKE_OFF", message)
}

function bindPayment(conditions: readonly Condition[], { payment }: Situation): Examined["payment"] {
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

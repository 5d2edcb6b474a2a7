import { formatMoney, type Minor } from "../money/format-money.ts"
import { checkCondition, checkOfferLimits, blocker } from "./check-conditions.ts"
import { fillCombo } from "./fill-combo.ts"
import type { AppliedOffer, Missing, OfferBlocker, BlockedOffer } from "./offer-evaluation.ts"
import { selectUnits, type Unit } from "./split-into-units.ts"
import { normaliseCode } from "./normalise-code.ts"
import type { Condition, Milestone, Offer, PlainBenefit } from "./offer.ts"
import { formatAddMore, missingItems, selectCoveredUnits } from "./select-covered-units.ts"
import type { EvaluationContext } from "./evaluation-context.ts"
import { sortByRemaining, reductionOf, comboSize, type EligibleOffer } from "./offer-reduction.ts"

type Labels = Pick<BlockedOffer, "labelType" | "offerOptions" | "expiryTimer">

export interface Eligibility {
  offer: Offer
  labels: Labels
  /** The payment method that the offer requires. */
  payment: Pick<AppliedOffer, "paymentId" | "nudge">
  stops: OfferBlocker[]
  /** Null if something blocks the offer. */
  eligible: EligibleOffer | null
  /** Saving of this offer alone, on the untouched cart. */
  saving: Minor
}

/** Checks one offer in this context and returns everything that blocks it. Other offers are not considered. */
export function checkEligibility(offer: Offer, context: EvaluationContext, units: readonly Unit[]): Eligibility {
  const { benefit, conditions, expiryTimer } = offer
  const stops = checkOfferLimits(offer, context)
  const value = cartValueFor(units, benefit)
  const isPaymentAssumed = offer.code !== null && context.wanted.some((code) => normaliseCode(code) === offer.code)
  for (const condition of conditions) {
    if (condition.kind === "categories" || condition.kind === "products" || condition.kind === "sizes") continue
    const blocked = checkCondition(condition, context, value, isPaymentAssumed)
    if (blocked) stops.push(blocked)
  }
  const selection = selectCoveredUnits(conditions, units)
  if (selection.blocker) stops.push(selection.blocker)

  const missing = benefit.kind === "milestone" ? missingToSteps(benefit, context, units) : []
  const options = benefit.kind === "milestone" ? benefit.offerOptions : []
  // Steps up to the highest one reached; the one of these that saves most takes effect.
  const reached = options.slice(0, missing.findLastIndex(isReached) + 1)
  const steps = benefit.kind === "milestone" ? reached.map((option) => option.benefit) : [benefit]
  if (steps.length === 0) stops.push(unreachedBlocker(missing[0], context))
  const remaining = units.map(({ price }) => price)
  const order = sortByRemaining(remaining)
  const tried = steps.map((each, step) => {
    const eligible = toEligibleOffer(offer, each, selection.covered, units)
    return { step, eligible, saving: reductionOf(eligible, remaining, order).amount }
  })
  const most = Math.max(...tried.map(({ saving }) => saving))
  const best = tried.findLast(({ saving }) => saving === most)
  if (best?.saving === 0 && !selection.blocker) stops.push(shortfallBlocker(best.eligible, selection, context))
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
  const payment = requiredPayment(conditions, context)
  return {
    offer,
    labels,
    payment,
    stops,
    eligible: stops.length === 0 ? (best?.eligible ?? null) : null,
    saving: best?.saving ?? 0,
  }
}

/** Returns how much cart value or how many orders are missing for each step; 0 or less means reached. */
function missingToSteps(
  { of, offerOptions }: Milestone,
  { customer }: EvaluationContext,
  units: readonly Unit[],
): Missing[] {
  return offerOptions.map(({ from, benefit }) =>
    of === "cart"
      ? { kind: "amount", amount: from - cartValueFor(units, benefit) }
      : { kind: "orders", count: from - customer.orders },
  )
}

function isReached(missing: Missing): boolean {
  return (missing.kind === "amount" && missing.amount <= 0) || (missing.kind === "orders" && missing.count <= 0)
}

function unreachedBlocker(first: Missing | undefined, { country }: EvaluationContext): OfferBlocker {
  if (first?.kind === "amount")
    return blocker("SMALLEST_CART", `Add ${formatMoney(first.amount, country)} more to use this.`, first)
  const count = first?.kind === "orders" ? first.count : 0
  return blocker("MILESTONE", `${count} more ${count === 1 ? "order" : "orders"} and this is yours.`, first ?? null)
}

/** Menu prices without the free item: a gift can't help to reach its own smallest cart. */
function cartValueFor(units: readonly Unit[], benefit: Offer["benefit"]): Minor {
  const all = units.reduce((sum, { price }) => sum + price, 0)
  if (benefit.kind !== "item-free") return all
  const free = selectUnits(units, benefit).map((at) => units[at]?.price ?? 0)
  return free
    .sort((one, other) => other - one)
    .slice(0, benefit.count)
    .reduce((rest, price) => rest - price, all)
}

function toEligibleOffer(
  offer: Offer,
  benefit: PlainBenefit,
  selection: readonly number[],
  units: readonly Unit[],
): EligibleOffer {
  const fits = units.map(() => 0)
  if (benefit.kind === "combo-price") {
    const places = comboSize(benefit.parts)
    let place = 0
    for (const { pick, count } of benefit.parts) {
      let bits = 0
      for (let set = 0; set < benefit.times; set++) bits |= ((1 << count) - 1) << (set * places + place)
      for (const at of selectUnits(units, pick)) if (selection.includes(at)) fits[at] = (fits[at] ?? 0) | bits
      place += count
    }
    return { offer, benefit, covered: selection.filter((at) => fits[at] !== 0), fits }
  }
  const covered = benefit.kind === "item-free" ? selectUnits(units, benefit) : selection
  for (const at of covered) fits[at] = 1
  return { offer, benefit, covered, fits }
}

/** Explains why an offer whose conditions are met saves nothing. */
function shortfallBlocker(
  { benefit, covered, fits }: EligibleOffer,
  { selector: pick, words }: ReturnType<typeof selectCoveredUnits>,
  { country, lines }: EvaluationContext,
): OfferBlocker {
  if (benefit.kind === "item-free" && covered.length === 0) {
    const { products } = benefit
    return blocker("ITEM_MISSING", `Add one of our ${benefit.words}, and it's free.`, missingItems({ products }, 1))
  }
  const group = benefit.kind === "buy-get" ? benefit.buy + benefit.get : 0
  if (covered.length < group) {
    const count = group - covered.length
    return blocker("BUY_MORE", formatAddMore(count, words, group), missingItems(pick, count))
  }
  if (benefit.kind === "combo-price") {
    const filled = fillCombo(comboSize(benefit.parts), fits, covered)
    const places = benefit.parts.flatMap((part) => Array.from({ length: part.count }, () => part))
    const part = places[filled.indexOf(undefined)]
    if (part) return blocker("COMBO_INCOMPLETE", formatAddMore(1, part.words), missingItems(part.pick, 1))
    const price = formatMoney(benefit.price, country)
    return blocker("NOTHING_TO_TAKE_OFF", `These already cost no more than ${price} together.`)
  }
  const message = lines.length === 0 ? "Add something to the cart first." : "There is nothing here to take it off."
  return blocker("NOTHING_TO_TAKE_OFF", message)
}

/** Returns the payment method that an offer requires, with the text that reminds the customer of it. */
export function requiredPayment(
  conditions: readonly Condition[],
  { payment }: Pick<EvaluationContext, "payment">,
): Eligibility["payment"] {
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

import type { Minor } from "../money/format-money.ts"
import { checkCondition, checkOfferLimits } from "./check-conditions.ts"
import { fillCombo } from "./fill-combo.ts"
import type { AppliedOffer, Missing, OfferBlocker, BlockedOffer } from "./offer-evaluation.ts"
import { selectUnits, type Unit } from "./split-into-units.ts"
import { normaliseCode } from "./normalise-code.ts"
import type { Condition, Milestone, Offer, PlainBenefit } from "./offer.ts"
import { missingItems, selectCoveredUnits } from "./select-covered-units.ts"
import type { EvaluationContext } from "./evaluation-context.ts"
import { sortByRemaining, reductionOf, comboSize, type EligibleOffer } from "./offer-reduction.ts"

type Labels = Pick<BlockedOffer, "labelType" | "offerOptions" | "expiryTimer">

export interface Eligibility {
  offer: Offer
  labels: Labels
  /** The payment method that the offer requires. */
  payment: Pick<AppliedOffer, "paymentId" | "nudge">
  blockers: OfferBlocker[]
  /** Null if something blocks the offer. */
  eligible: EligibleOffer | null
  /** Saving of this offer alone, on the untouched cart. */
  saving: Minor
}

/** Checks one offer in this context and returns everything that blocks it. Other offers are not considered. */
export function checkEligibility(offer: Offer, context: EvaluationContext, units: readonly Unit[]): Eligibility {
  const { benefit, conditions, expiryTimer } = offer
  const blockers = checkOfferLimits(offer, context)
  const cartValue = cartValueFor(units, benefit)
  const isPaymentAssumed = offer.code !== null && context.wanted.some((code) => normaliseCode(code) === offer.code)
  for (const condition of conditions) {
    if (condition.kind === "categories" || condition.kind === "products" || condition.kind === "sizes") continue
    const blocker = checkCondition(condition, context, cartValue, isPaymentAssumed)
    if (blocker) blockers.push(blocker)
  }
  const coverage = selectCoveredUnits(conditions, units)
  if (coverage.blocker) blockers.push(coverage.blocker)

  const missing = benefit.kind === "milestone" ? missingToSteps(benefit, context, units) : []
  const options = benefit.kind === "milestone" ? benefit.offerOptions : []
  // Steps up to the highest one reached; the one of these that saves most takes effect.
  const reached = options.slice(0, missing.findLastIndex(isReached) + 1)
  const steps = benefit.kind === "milestone" ? reached.map((option) => option.benefit) : [benefit]
  if (steps.length === 0) blockers.push(unreachedBlocker(missing[0]))
  const remaining = units.map(({ price }) => price)
  const dearestFirst = sortByRemaining(remaining)
  const results = steps.map((each, step) => {
    const eligible = toEligibleOffer(offer, each, coverage.coveredIndexes, units)
    return { step, eligible, saving: reductionOf(eligible, remaining, dearestFirst).amount }
  })
  const maxSaving = Math.max(...results.map(({ saving }) => saving))
  const best = results.findLast(({ saving }) => saving === maxSaving)
  if (best?.saving === 0 && !coverage.blocker) blockers.push(shortfallBlocker(best.eligible, coverage, context))
  const labels: Labels = {
    labelType: benefit.kind === "milestone" ? "general_milestone" : "general",
    offerOptions: options.map(({ title }, index) => ({
      title,
      reached: index < steps.length,
      inForce: index === best?.step,
      missing: index < steps.length ? null : (missing[index] ?? null),
    })),
    expiryTimer,
  }
  const payment = requiredPayment(conditions, context)
  return {
    offer,
    labels,
    payment,
    blockers,
    eligible: blockers.length === 0 ? (best?.eligible ?? null) : null,
    saving: best?.saving ?? 0,
  }
}

type MissingToStep = Extract<Missing, { kind: "amount" | "orders" }>

/** Returns how much cart value or how many orders are missing for each step; 0 or less means reached. */
function missingToSteps(
  { of, offerOptions }: Milestone,
  { customer }: EvaluationContext,
  units: readonly Unit[],
): MissingToStep[] {
  return offerOptions.map(({ from, benefit }) =>
    of === "cart"
      ? { kind: "amount", amount: from - cartValueFor(units, benefit) }
      : { kind: "orders", count: from - customer.orders },
  )
}

function isReached(missing: MissingToStep): boolean {
  return (missing.kind === "amount" ? missing.amount : missing.count) <= 0
}

function unreachedBlocker(missingToFirstStep: MissingToStep | undefined): OfferBlocker {
  return missingToFirstStep?.kind === "amount"
    ? { code: "SMALLEST_CART", missing: missingToFirstStep }
    : { code: "MILESTONE", missing: missingToFirstStep ?? { kind: "orders", count: 0 } }
}

/** Returns the cart's value without the offer's own free items: a gift can't help to reach its own minimum value. */
function cartValueFor(units: readonly Unit[], benefit: Offer["benefit"]): Minor {
  const total = units.reduce((sum, { price }) => sum + price, 0)
  if (benefit.kind !== "item-free") return total
  const matchingPrices = selectUnits(units, benefit).map((index) => units[index]?.price ?? 0)
  return matchingPrices
    .sort((one, other) => other - one)
    .slice(0, benefit.count)
    .reduce((value, price) => value - price, total)
}

function toEligibleOffer(
  offer: Offer,
  benefit: PlainBenefit,
  selectedIndexes: readonly number[],
  units: readonly Unit[],
): EligibleOffer {
  const fits = units.map(() => 0)
  const caps = offer.points === null ? null : units.map(({ price, extrasPrice }) => price - extrasPrice)
  if (benefit.kind === "combo-price") {
    const positionsPerSet = comboSize(benefit.parts)
    let position = 0
    for (const { pick, count } of benefit.parts) {
      let bits = 0
      for (let set = 0; set < benefit.times; set++) bits |= ((1 << count) - 1) << (set * positionsPerSet + position)
      for (const index of selectUnits(units, pick))
        if (selectedIndexes.includes(index)) fits[index] = (fits[index] ?? 0) | bits
      position += count
    }
    return { offer, benefit, coveredIndexes: selectedIndexes.filter((index) => fits[index] !== 0), fits, caps }
  }
  const coveredIndexes = benefit.kind === "item-free" ? selectUnits(units, benefit) : selectedIndexes
  for (const index of coveredIndexes) fits[index] = 1
  return { offer, benefit, coveredIndexes, fits, caps }
}

/** Explains why an offer whose conditions are met saves nothing. */
function shortfallBlocker(
  { benefit, coveredIndexes, fits }: EligibleOffer,
  { selector, itemWords }: ReturnType<typeof selectCoveredUnits>,
  { lines }: EvaluationContext,
): OfferBlocker {
  if (benefit.kind === "item-free" && coveredIndexes.length === 0) {
    const { products, sizes, words } = benefit
    return { code: "ITEM_MISSING", words, missing: missingItems({ products, sizes }, 1) }
  }
  const groupSize = benefit.kind === "buy-get" ? benefit.buy + benefit.get : 0
  if (coveredIndexes.length < groupSize) {
    const missing = missingItems(selector, groupSize - coveredIndexes.length)
    return { code: "BUY_MORE", words: itemWords, neededCount: groupSize, missing }
  }
  if (benefit.kind === "combo-price") {
    const filled = fillCombo(comboSize(benefit.parts), fits, coveredIndexes)
    const positions = benefit.parts.flatMap((part) => Array.from({ length: part.count }, () => part))
    const part = positions[filled.indexOf(undefined)]
    if (part)
      return { code: "COMBO_INCOMPLETE", words: part.words, neededCount: 1, missing: missingItems(part.pick, 1) }
    return { code: "NOTHING_TO_TAKE_OFF", because: "COMBO_COSTS_NO_LESS", price: benefit.price, missing: null }
  }
  const because = lines.length === 0 ? "CART_IS_EMPTY" : "NOTHING_COVERED"
  return { code: "NOTHING_TO_TAKE_OFF", because, missing: null }
}

/** Returns the payment method that an offer requires, and the reminder of it for the customer. */
export function requiredPayment(
  conditions: readonly Condition[],
  { payment }: Pick<EvaluationContext, "payment">,
): Eligibility["payment"] {
  for (const condition of conditions) {
    if (condition.kind === "payment-method") {
      const { methods, words } = condition
      const paymentId = methods.find((method) => method === payment?.method) ?? methods[0] ?? null
      return { paymentId, nudge: { code: "PAYMENT_METHOD", words } }
    }
    if (condition.kind === "bank-bin") {
      const { bank } = condition
      return { paymentId: bank, nudge: { code: "BANK_BIN", bank } }
    }
  }
  return { paymentId: null, nudge: null }
}

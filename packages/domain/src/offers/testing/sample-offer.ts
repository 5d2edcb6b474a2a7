import { evaluateOffer } from "../evaluate-offer.ts"
import type { Offer } from "../offer.ts"
import type { OfferLine, EvaluationContext } from "../evaluation-context.ts"

/* Offers, lines and contexts for tests, with defaults that a test can override. */

const noLimits = { inAll: null, perUser: null, perUserDay: null }

export function sampleOffer(change: Partial<Offer> = {}): Offer {
  return {
    id: "fifty",
    code: "FIFTY",
    title: "₹50 off",
    summary: "₹50 off your order.",
    terms: ["One per order."],
    category: null,
    conditions: [],
    benefit: { kind: "amount", amount: 50_00 },
    stackable: false,
    group: null,
    limits: noLimits,
    startTime: 0,
    expiryTimer: { endTime: 0, showTimerBefore: 0 },
    points: null,
    wheel: null,
    ...change,
  }
}

export function sampleLine(id: string, price: number, change: Partial<OfferLine> = {}): OfferLine {
  return {
    id,
    productId: id,
    productType: "PIZZA",
    categories: ["veg-pizza"],
    size: "medium",
    quantity: 1,
    price,
    ...change,
  }
}

export const farm = sampleLine("farm", 400_00)
export const corn = sampleLine("corn", 300_00)
export const bread = sampleLine("bread", 150_00, { productType: "SIDES", categories: ["sides"], size: null })
export const cake = sampleLine("cake", 99_00, { productType: "DESSERTS", categories: ["dessert"], size: null })

/** A cart in India at 1 pm on 2026-11-17, a Tuesday. */
export function sampleContext(change: Partial<EvaluationContext> = {}): EvaluationContext {
  return {
    country: "IN",
    at: Date.parse("2026-11-17T13:00+05:30"),
    deliveryType: "DELIVERY",
    storeId: "6585R",
    city: "New Delhi",
    lines: [farm, bread],
    customer: { orders: 3, segments: [], won: [], points: null },
    uses: {},
    payment: null,
    wanted: [],
    ...change,
  }
}

/** Returns what blocks the sample offer, changed by `change`, in the sample context, changed by `contextChange`. */
export function blockersOf(change: Partial<Offer>, contextChange: Partial<EvaluationContext> = {}) {
  const evaluation = evaluateOffer(sampleOffer(change), sampleContext(contextChange))
  return evaluation.applies ? [] : evaluation.blockers
}

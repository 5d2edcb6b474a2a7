import type { OfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { fieldsOf } from "./stored-shapes.ts"

/** What is kept is of this shape. A change of what an offer is must change it: rules of another are not understood. */
export const RULES_SHAPE = 2

/** Whoever wrote it, an older version of this page or a hand: half of them, or one bad offer, are none. */
export function readRules(stored: unknown): OfferEngineRules | null {
  const { offers, elsewhere, customer, uses, city } = fieldsOf(stored)
  const { orders, segments, won } = fieldsOf(customer)
  const isWhole =
    isListOf(offers, isOffer) &&
    isListOf(elsewhere, isText) &&
    isListOf(segments, isText) &&
    isListOf(won, isText) &&
    typeof orders === "number" &&
    isPlain(uses) &&
    Object.values(uses as object).every(isPlain) &&
    typeof city === "string"
  return isWhole ? (stored as OfferEngineRules) : null
}

/** As far as the engine would stumble over it. */
function isOffer(value: unknown): boolean {
  const { id, code, title, conditions, benefit, limits, startTime, expiryTimer } = fieldsOf(value)
  return (
    isText(id) &&
    (code === null || isText(code)) &&
    isText(title) &&
    isListOf(conditions, isKind) &&
    isKind(benefit) &&
    isPlain(limits) &&
    typeof startTime === "number" &&
    typeof fieldsOf(expiryTimer).endTime === "number"
  )
}

const isText = (value: unknown): value is string => typeof value === "string"
const isPlain = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value)
const isKind = (value: unknown) => isText(fieldsOf(value).kind)

function isListOf(value: unknown, isOne: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne)
}

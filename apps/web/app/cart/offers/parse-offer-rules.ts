import type { OfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"

/**
 * Version of the stored rules. Increase it whenever the shape of an offer changes, because older rules can't be read
 * then.
 */
export const RULES_VERSION = 3

/**
 * An older version of this page or manual editing may have written the value. Returns null if the rules are incomplete
 * or any of their offers is invalid.
 */
export function parseOfferRules(stored: unknown): OfferEngineRules | null {
  const { offers, elsewhere, customer, uses, city } = asRecord(stored)
  const { orders, segments, won, points } = asRecord(customer)
  const isValid =
    isListOf(offers, isOffer) &&
    isListOf(elsewhere, isText) &&
    isListOf(segments, isText) &&
    isListOf(won, isText) &&
    typeof orders === "number" &&
    (points === null || typeof points === "number") &&
    isPlainObject(uses) &&
    Object.values(uses as object).every(isPlainObject) &&
    typeof city === "string"
  return isValid ? (stored as OfferEngineRules) : null
}

/** Checks only the fields that the engine would fail on. */
function isOffer(value: unknown): boolean {
  const { id, code, title, conditions, benefit, limits, startTime, expiryTimer } = asRecord(value)
  return (
    isText(id) &&
    (code === null || isText(code)) &&
    isText(title) &&
    isListOf(conditions, hasKind) &&
    hasKind(benefit) &&
    isPlainObject(limits) &&
    typeof startTime === "number" &&
    typeof asRecord(expiryTimer).endTime === "number"
  )
}

const isText = (value: unknown): value is string => typeof value === "string"
const isPlainObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value)
const hasKind = (value: unknown) => isText(asRecord(value).kind)

function isListOf(value: unknown, isItem: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

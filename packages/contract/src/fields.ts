import { containsCardNumber } from "@hearth/domain/payments/card-number.ts"
import { z } from "zod"

/**
 * Text as PostgreSQL can hold it: no NUL, no lone surrogate; what comes in goes out byte-identical or is refused.
 * Every text field of the contract is made with this.
 */
export function text(max: number, min = 0) {
  return z
    .string()
    .min(min)
    .max(max)
    .refine((value) => !value.includes("\u0000") && value.isWellFormed(), "has characters that can’t be kept")
}

/** SEC-9: what is said where somebody wrote a card number. */
export const CARD_NUMBER_REFUSED = "Please don’t write a card number here: it belongs on your bank’s page only."

/** SEC-9: what people write in their own words, where a card number would be kept. */
export function freeText(max: number, min = 0, message = CARD_NUMBER_REFUSED) {
  return text(max, min).refine((value) => !containsCardNumber(value), message)
}

/** ERR-3: a moment is ISO 8601 in UTC in every call, `2026-11-16T07:30:00.000Z`. Every moment of the contract is this schema. */
export const timestamp = z.iso.datetime()

export const uuid = z.uuid()
export const storeId = z.string().regex(/^[0-9A-Za-z]{1,12}$/)
/** The country is its beginning: `in-margherita`. */
export const productId = z.string().regex(/^[a-z]{2}-[a-z0-9-]{2,40}$/)
/** ERR-3: a sum of money in integer minor units. Every sum of the contract is one of `sums`. */
export const minor = z.int().min(0).max(1_000_000_000)
/** A sum that can be below zero. */
export const signedMinor = z.int()
/** A sum in the rules of an offer. */
export const offerAmount = z.int().min(1_00).max(10_000_000)
export const amountSchemas: readonly z.ZodType[] = [minor, signedMinor, offerAmount]
/** ERR-3: ISO 4217. Stands in every answer that has a sum: in the object of the sum, or in one around it. */
export const currency = z.enum(["INR", "LKR", "BDT"])
/** The last part of an address of ours, such as a city's. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60)
export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)

/** What is no text: a file. */
export function bytes(contentMediaType: string) {
  return z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array).meta({ contentMediaType })
}

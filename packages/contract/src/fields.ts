import { countryCodes, currencyOf } from "@hearth/domain/countries/countries.ts"
import { containsCardNumber } from "@hearth/domain/payments/card-number.ts"
import { z } from "zod"

/**
 * Text that PostgreSQL can store: no NUL and no lone surrogates. Accepted text is returned byte-identical. Every text
 * in a request uses this, unless a stricter pattern applies.
 */
export function text(max: number, min = 0) {
  return z
    .string()
    .min(min)
    .max(max)
    .refine((value) => !value.includes("\u0000") && value.isWellFormed(), "has characters that can’t be stored")
}

/** SEC-9: why a text with a card number is refused. The server has a sentence for each reason. */
export type CardNumberReason = "CARD_NUMBER" | "VOUCHER_LIKE_CARD"

/** SEC-9: what `refine` reports for a card number. */
export function cardNumberIssue(reason: CardNumberReason) {
  return { message: "looks like a card number", params: { reason } }
}

/** SEC-9: free text, refused when it contains a card number, because it would be stored. */
export function freeText(max: number, min = 0, reason: CardNumberReason = "CARD_NUMBER") {
  return text(max, min).refine((value) => !containsCardNumber(value), cardNumberIssue(reason))
}

/**
 * ERR-3: a time is ISO 8601 in UTC in every call, `2026-11-16T07:30:00.000Z`. Every time in the contract uses this
 * schema.
 */
export const timestamp = z.iso.datetime()

export const uuid = z.uuid()
export const storeId = z.string().regex(/^[0-9A-Za-z]{1,12}$/)
/** Begins with the country: `in-margherita`. */
export const productId = z.string().regex(/^[a-z]{2}-[a-z0-9-]{2,40}$/)
/** ERR-3: an amount of money in integer minor units. Every amount in the contract uses one of `amountSchemas`. */
export const minor = z.int().min(0).max(1_000_000_000)
/** An amount that can be negative. */
export const signedMinor = z.int()
/** An amount in an offer's rules. */
export const offerAmount = z.int().min(1_00).max(10_000_000)
export const amountSchemas: readonly z.ZodType[] = [minor, signedMinor, offerAmount]
/** ERR-3: ISO 4217. Every response with an amount has a currency in the same object or an enclosing one. */
export const currency = z.enum(countryCodes.map(currencyOf))
/** The last part of a page's URL, such as the name of a city. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60)
export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)

/** Binary content: a file. */
export function bytes(contentMediaType: string) {
  return z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array).meta({ contentMediaType })
}

import type { CountryCode } from "../countries/countries.ts"
import { receiptRules } from "../countries/topics/receipts.ts"

const BANGLA_DIGITS = "০১২৩৪৫৬৭৮৯"
/** The Bangla script, the full stops that it shares with related scripts, and the joiners between letters. */
const BANGLA = /[\u0980-\u09FF\u0964\u0965\u200C\u200D]+/g

/**
 * CTY-7: converts text for systems that can't process Bangla, such as receipt printers. Digits become Latin digits;
 * letters and the punctuation between them are removed; if nothing is left, the result is 'Other'. The stored text
 * stays as the customer typed it. Convert each field separately.
 */
export function stripBangla(text: string, country: CountryCode): string {
  if (!receiptRules[country].removesBangla || text.search(BANGLA) === -1) return text
  const latinText = text
    .replaceAll(/[০-৯]/g, (digit) => String(BANGLA_DIGITS.indexOf(digit)))
    .replaceAll(BANGLA, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,;:.)])/g, "")
    .replaceAll(/([,;:])[,;:. ]*(?=[,;:])/g, "")
    .replaceAll(/^[\s,;:./-]+|[\s,;:/-]+$/g, "")
  return /[\p{L}\p{N}]/u.test(latinText) ? latinText : PLACEHOLDER
}

const PLACEHOLDER = "Other"

/**
 * Strips each field and joins them into one line. A field of which nothing remains is left out; if nothing remains of
 * any field, the result is 'Other'.
 */
export function joinWithoutBangla(fields: readonly string[], separator: string, country: CountryCode): string {
  const stripped = fields.filter(Boolean).map((field) => stripBangla(field, country))
  const readable = stripped.filter(
    (field, index) => field !== PLACEHOLDER || fields.filter(Boolean)[index] === PLACEHOLDER,
  )
  return readable.length > 0 ? readable.join(separator) : PLACEHOLDER
}

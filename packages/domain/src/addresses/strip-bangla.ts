import type { CountryCode } from "../countries/countries.ts"

const BANGLA_DIGITS = "০১২৩৪৫৬৭৮৯"
/** The script itself, the full stops it shares with its neighbours, and what joins its letters. */
const BANGLA = /[\u0980-\u09FF\u0964\u0965\u200C\u200D]+/g

/**
 * CTY-7: text for systems that can't hold Bangla, such as a receipt printer. Digits are written as ours, letters go, and
 * with them the marks that stood between them; where nothing remains, it says 'Other'. What the customer typed is kept
 * for the customer; only what leaves for such a system goes through here, each field by itself.
 */
export function stripBangla(text: string, country: CountryCode): string {
  if (country !== "BD" || text.search(BANGLA) === -1) return text
  const rest = text
    .replaceAll(/[০-৯]/g, (digit) => String(BANGLA_DIGITS.indexOf(digit)))
    .replaceAll(BANGLA, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,;:.)])/g, "")
    .replaceAll(/([,;:])[,;:. ]*(?=[,;:])/g, "")
    .replaceAll(/^[\s,;:./-]+|[\s,;:/-]+$/g, "")
  return /[\p{L}\p{N}]/u.test(rest) ? rest : PLACEHOLDER
}

const PLACEHOLDER = "Other"

/** Several fields as one line: a field of which nothing is left is left out, unless nothing of any is. */
export function joinWithoutBangla(fields: readonly string[], separator: string, country: CountryCode): string {
  const stripped = fields.filter(Boolean).map((field) => stripBangla(field, country))
  const readable = stripped.filter((field, at) => field !== PLACEHOLDER || fields.filter(Boolean)[at] === PLACEHOLDER)
  return readable.length > 0 ? readable.join(separator) : PLACEHOLDER
}

import { countryCodes } from "../countries/countries.ts"
import { canonicalPhone } from "./phone.ts"

const EMAIL = /[^\s@]@[^\s@]/
/** Nine digits or more, with at most two separators between two of them, as people write phone numbers. */
const LONG_NUMBER = /\d(?:[\s.,/_()–-]{0,2}\d){8,}/g
/** With the time after it, a date has as many digits as a phone number. */
const DATE = /\b\d{4}-\d{2}-\d{2}\b/g
/** How many digits a mobile number of one of our countries has, with or without calling code or leading zero. */
const PHONE_LENGTHS = [9, 10, 11, 12, 13]

/** Whether a text has an e-mail address or a mobile number of one of our countries. */
export function containsContact(text: string): boolean {
  if (EMAIL.test(text)) return true
  const numbers = text.replaceAll(DATE, "|").match(LONG_NUMBER) ?? []
  return numbers.some((number) => hasPhone(number.replaceAll(/\D/g, "")))
}

/** Looks at every part of the number, because another number may stand before or after the phone number. */
function hasPhone(digits: string): boolean {
  return PHONE_LENGTHS.some((length) => {
    const starts = Array.from({ length: Math.max(0, digits.length - length + 1) }, (_, start) => start)
    return starts.some((start) => isPhone(digits.slice(start, start + length)))
  })
}

function isPhone(digits: string): boolean {
  return countryCodes.some((country) => canonicalPhone(digits, country) !== undefined)
}

import { countryCodes } from "../countries/countries.ts"
import { canonicalPhone } from "./phone.ts"

const EMAIL = /[^\s@]@[^\s@]/
/** Nine digits or more, with at most two separators between two of them, as people write phone numbers. */
const LONG_NUMBER = /\+?\d(?:[ .()-]{0,2}\d){8,14}/g
/** With the time after it, a date has as many digits as a phone number. */
const DATE = /\b\d{4}-\d{2}-\d{2}\b/g

/** Whether a text has an e-mail address or a mobile number of one of our countries. */
export function containsContact(text: string): boolean {
  if (EMAIL.test(text)) return true
  const numbers = text.replaceAll(DATE, "|").match(LONG_NUMBER) ?? []
  return numbers.some((number) => countryCodes.some((country) => canonicalPhone(number, country) !== undefined))
}

import { parseMobileNumber } from "../addresses/parse-phone-number.ts"
import { type CountryCode, countries, countryCodes } from "../countries/countries.ts"

/** E.164: the only form in which a number is compared, counted and stored. */
export type Phone = `+${string}`

/**
 * IDN-8: India 10 digits that begin with 6 to 9, Sri Lanka 9 after +94 (also typed with a leading 0), Bangladesh 10.
 * Undefined if it isn't such a number.
 */
export function canonicalPhone(typed: string, country: CountryCode): Phone | undefined {
  const national = parseMobileNumber(typed.trim(), country)
  return national === undefined ? undefined : (`${countries[country].callingCode}${national}` as Phone)
}

/** The national form: without calling code. */
export function nationalDigits(phone: Phone, country: CountryCode): string {
  return phone.slice(countries[country].callingCode.length)
}

/** Shows the calling code and the last three digits, for screens and messages that only have to identify the number. */
export function maskPhone(phone: Phone): string {
  const callingCode = countryCodes.map((code) => countries[code].callingCode).find((code) => phone.startsWith(code))
  return `${callingCode ?? ""} ••• ${phone.slice(-3)}`.trim()
}

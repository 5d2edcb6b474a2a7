import { parseMobileNumber } from "../addresses/parse-phone-number.ts"
import { type CountryCode, countries, countryCodes } from "../countries/countries.ts"

/** E.164: the only form in which a number is compared, counted and stored. */
export type Phone = `+${string}`

/**
 * IDN-8: returns a typed mobile number in E.164; undefined if the text is no mobile number of this country. Without
 * calling code and leading zero it has 10 digits in India, beginning with 6 to 9, 9 digits in Sri Lanka and 10 in
 * Bangladesh.
 */
export function canonicalPhone(typed: string, country: CountryCode): Phone | undefined {
  const national = parseMobileNumber(typed.trim(), country)
  return national === undefined ? undefined : (`${countries[country].callingCode}${national}` as Phone)
}

/** Returns the number in its national form, without the calling code. */
export function nationalDigits(phone: Phone, country: CountryCode): string {
  return phone.slice(countries[country].callingCode.length)
}

/** Shows the calling code and the last three digits, for screens and messages that only have to identify the number. */
export function maskPhone(phone: Phone): string {
  const callingCode = countryCodes.map((code) => countries[code].callingCode).find((code) => phone.startsWith(code))
  return `${callingCode ?? ""} ••• ${phone.slice(-3)}`.trim()
}

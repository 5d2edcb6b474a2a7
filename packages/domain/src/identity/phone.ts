import { parseMobileNumber } from "../addresses/parse-phone-number.ts"
import { type CountryCode, countries } from "../countries/countries.ts"

/** E.164: the one form in which a number is compared, counted and kept, however it was typed. */
export type Phone = `+${string}`

/** IDN-8: India 10 digits that begin with 6 to 9, Sri Lanka 9 after +94 (typed with a leading 0 too), Bangladesh 10. Undefined where it is none. */
export function canonicalPhone(typed: string, country: CountryCode): Phone | undefined {
  const national = parseMobileNumber(typed.trim(), country)
  return national === undefined ? undefined : (`${countries[country].callingCode}${national}` as Phone)
}

/** As people of the country write it: without calling code. */
export function nationalDigits(phone: Phone, country: CountryCode): string {
  return phone.slice(countries[country].callingCode.length)
}

/** For a screen that says where a code went, or a message about a number: its last three digits. */
export function maskPhone(phone: Phone): string {
  return `${phone.slice(0, 3)} ••• ${phone.slice(-3)}`
}

import { type CountryCode, countries } from "../countries/countries.ts"
import { phoneRules } from "../countries/topics/phones.ts"

/**
 * Returns a typed mobile number in the form that `parseNationalNumber` returns; undefined if the text is no mobile
 * number of this country. Mobile numbers in India begin with 6, 7, 8 or 9.
 */
export function parseMobileNumber(typed: string, country: CountryCode): string | undefined {
  const number = parseNationalNumber(typed, country)
  return number !== undefined && phoneRules[country].notMobile?.test(number) ? undefined : number
}

/**
 * Returns a typed phone number as digits without calling code and leading zero; undefined if the text is no phone
 * number of this country.
 */
export function parseNationalNumber(typed: string, country: CountryCode): string | undefined {
  const digits = typed.replaceAll(/[\s().-]/g, "")
  const callingCode = countries[country].callingCode.slice(1)
  const { length } = phoneRules[country]
  const match = new RegExp(`^(?:\\+?${callingCode}|00${callingCode}|0)?([1-9][0-9]{${length - 1}})$`).exec(digits)
  return match?.[1]
}

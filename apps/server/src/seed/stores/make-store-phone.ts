import type { CountryCode } from "@hearth/domain/countries/countries.ts"

/** The number of digits of a phone number after the leading zero. */
const digits: Readonly<Record<CountryCode, number>> = { IN: 10, LK: 9, BD: 10 }

/**
 * Returns a phone number that is not in use: four zeros after the area code, then the store's number in its country.
 */
export function makeStorePhone(country: CountryCode, areaCode: string, number: number): string {
  const rest = String(number).padStart(digits[country] - (areaCode.length - 1), "0")
  return `${areaCode} ${rest.slice(0, -4)} ${rest.slice(-4)}`
}

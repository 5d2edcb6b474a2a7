import type { CountryCode } from "@hearth/domain/countries/countries.ts"

/** All digits of a number of the country after the leading zero. */
const digits: Readonly<Record<CountryCode, number>> = { IN: 10, LK: 9, BD: 10 }

/** A telephone number nobody has: four zeros after the area code, then the store's number in its country. */
export function makeStorePhone(country: CountryCode, areaCode: string, number: number): string {
  const rest = String(number).padStart(digits[country] - (areaCode.length - 1), "0")
  return `${areaCode} ${rest.slice(0, -4)} ${rest.slice(-4)}`
}

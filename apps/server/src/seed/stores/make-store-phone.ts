import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { phoneRules } from "@hearth/domain/countries/topics/phones.ts"

/**
 * Returns a phone number that is not in use: four zeros after the area code, then the store's number in its country.
 */
export function makeStorePhone(country: CountryCode, areaCode: string, storeNumber: number): string {
  const localNumber = String(storeNumber).padStart(phoneRules[country].length - (areaCode.length - 1), "0")
  return `${areaCode} ${localNumber.slice(0, -4)} ${localNumber.slice(-4)}`
}

import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { type LocalDay, localTimeOf, momentOf } from "@hearth/domain/stores/zoned-time.ts"

/** The country's own day of a moment. */
export function dayOf(country: CountryCode, at: Date | number): LocalDay {
  return localTimeOf(Number(at), countries[country].timeZone).day
}

/** Its first moment. */
export function midnightOf(country: CountryCode, day: LocalDay): number {
  return momentOf(day, 0, countries[country].timeZone)
}

import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { type LocalDay, localTimeOf, timestampOf } from "@hearth/domain/stores/zoned-time.ts"

/** Returns the local day in the country's time zone. */
export function dayOf(country: CountryCode, at: Date | number): LocalDay {
  return localTimeOf(Number(at), countries[country].timeZone).day
}

/** Returns the first moment of the day. */
export function midnightOf(country: CountryCode, day: LocalDay): number {
  return timestampOf(day, 0, countries[country].timeZone)
}

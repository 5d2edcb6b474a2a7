import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { type LocalDay, localTimeOf, timestampOf } from "@hearth/domain/stores/zoned-time.ts"

/** Returns the local day in the country's time zone. */
export function dayOf(country: CountryCode, time: Date | number): LocalDay {
  return localTimeOf(Number(time), countries[country].timeZone).day
}

/** Returns the timestamp at which the day starts. */
export function midnightOf(country: CountryCode, day: LocalDay): number {
  return timestampOf(day, 0, countries[country].timeZone)
}

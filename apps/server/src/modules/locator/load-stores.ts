import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { setTimeout } from "node:timers/promises"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { Platform } from "../../platform/platform.ts"
import type { SeedPlaces } from "../../seed/places/place-schema.ts"
import type { SeedStores } from "../../seed/stores/store-schema.ts"
import { CELL_RESOLUTION } from "./area-cells.ts"
import { checkOwnLocations } from "./check-own-locations.ts"
import { type CityLocations, hashJson } from "./city-locations.ts"
import { toStoredCountry } from "./to-stored-country.ts"
import { lockEdition, readOrCreateEdition, replaceStores } from "./replace-stores.ts"
import { notifyStoresChanged } from "./stores-changed.ts"

const RETRY_MS = 200

/** Returns a message for each mistake in a country's stores. */
export type CheckStores = (seed: SeedStores, places: SeedPlaces) => string[]

/**
 * Makes the tables match the data files and returns the countries whose stores changed. Nodes that start at the same
 * time wait for each other.
 */
export async function loadStores(
  { db, clock }: Pick<Platform, "db" | "clock">,
  seeds: readonly SeedStores[],
  cityLocations: CityLocations,
  check: CheckStores,
): Promise<CountryCode[]> {
  const changed: CountryCode[] = []
  let allPlaces: readonly SeedPlaces[] | undefined
  const readPlaces = () => (allPlaces ??= cityLocations.read())
  for (const seed of seeds) {
    while (!(await tryLoad(seed))) await setTimeout(RETRY_MS)
  }
  return changed

  /**
   * Returns false while another node loads the stores. Waiting for its lock instead would run into the statement
   * timeout.
   */
  async function tryLoad(seed: SeedStores): Promise<boolean> {
    const { country } = seed
    const version = hashJson([CELL_RESOLUTION, cityLocations.version, seed])
    if ((await readOrCreateEdition(db, country, clock.now())) === version) return true
    return inTransaction(db, async (tx) => {
      const storedVersion = await lockEdition(tx, country)
      if (storedVersion === undefined) return false
      if (storedVersion === version) return true
      const countryPlaces = readPlaces().find((each) => each.country === country) ?? { country, places: [] }
      assertNoProblems(country, check(seed, countryPlaces))
      const newCountry = toStoredCountry(seed, countryPlaces.places)
      assertNoProblems(country, checkOwnLocations(newCountry.stores))
      await replaceStores(tx, country, newCountry, version, clock.now())
      await notifyStoresChanged(tx, { country })
      if (!changed.includes(country)) changed.push(country)
      return true
    })
  }
}

function assertNoProblems(country: CountryCode, problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`The stores of ${country} are wrong: ${problems.join("; ")}`)
}

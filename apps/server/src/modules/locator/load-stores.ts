import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { Platform } from "../../platform/platform.ts"
import type { SeedPlaces } from "../../seed/places/place-schema.ts"
import type { SeedStores } from "../../seed/stores/store-schema.ts"
import { CELL_RESOLUTION } from "./area-cells.ts"
import { checkDoorsteps } from "./check-doorsteps.ts"
import { type Gazetteer, hashOf } from "./gazetteer.ts"
import { planCountry } from "./plan-country.ts"
import { coverStores, lockEdition, readEdition, replaceStores } from "./replace-stores.ts"
import { tellStoresChanged } from "./stores-changed.ts"

/** What is wrong with a country's stores, in sentences. */
export type CheckStores = (seed: SeedStores, places: SeedPlaces) => string[]

/** Brings the stored stores to the data files' version and answers which countries changed. Nodes that start together stand in line. */
export async function loadStores(
  { db, clock }: Pick<Platform, "db" | "clock">,
  seeds: readonly SeedStores[],
  gazetteer: Gazetteer,
  check: CheckStores,
): Promise<CountryCode[]> {
  const changed: CountryCode[] = []
  let gazetteers: readonly SeedPlaces[] | undefined
  for (const seed of seeds) {
    const { country } = seed
    const version = hashOf([CELL_RESOLUTION, gazetteer.version, seed])
    if ((await readEdition(db, country)) === version) continue
    // Before the transaction: finding the cells takes seconds, in which other nodes that start would wait for it.
    gazetteers ??= gazetteer.read()
    const own = gazetteers.find((each) => each.country === country) ?? { country, places: [] }
    refuse(country, check(seed, own))
    const planned = planCountry(seed, own.places)
    refuse(country, checkDoorsteps(planned.stores))
    const cells = await coverStores(planned.stores)
    const isNew = await inTransaction(db, async (tx) => {
      const now = clock.now()
      if ((await lockEdition(tx, country, now)) === version) return false
      await replaceStores(tx, country, planned, cells, version, now)
      await tellStoresChanged(tx, { country })
      return true
    })
    if (isNew) changed.push(country)
  }
  return changed
}

function refuse(country: CountryCode, mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new Error(`The stores of ${country} are wrong: ${mistakes.join("; ")}`)
}

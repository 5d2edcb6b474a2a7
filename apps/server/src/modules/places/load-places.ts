import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { notify } from "../../platform/database/notify.ts"
import type { Platform } from "../../platform/platform.ts"
import { checkPlaces } from "../../seed/places/check-places.ts"
import type { SeedPlaces } from "../../seed/places/place-schema.ts"
import { lockGazetteerVersion, readGazetteerVersions, replacePlaces } from "./places.store.ts"

/** The database channel that notifies nodes of a changed gazetteer. */
export const PLACES_CHANGED = "places_changed"

/**
 * Updates the stored gazetteer to this version and returns the countries that changed. The places are collected only if
 * needed, because that takes longer than the rest of the start.
 */
export async function loadPlaces(
  { db, clock }: Pick<Platform, "db" | "clock">,
  version: string,
  collect: () => readonly SeedPlaces[],
): Promise<CountryCode[]> {
  const versions = await inTransaction(db, readGazetteerVersions)
  if (countryCodes.every((country) => versions.get(country) === version)) return []
  const changed: CountryCode[] = []
  for (const seed of collect()) {
    const problems = checkPlaces(seed)
    if (problems.length > 0) throw new Error(`The places of ${seed.country} are wrong: ${problems.join("; ")}`)
    const isNew = await inTransaction(db, async (tx) => {
      const now = clock.now()
      if ((await lockGazetteerVersion(tx, seed.country, now)) === version) return false
      await replacePlaces(tx, seed, version, now)
      await notify(tx, PLACES_CHANGED, seed.country)
      return true
    })
    if (isNew) changed.push(seed.country)
  }
  return changed
}

import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { chooseStore } from "./choose-store.ts"
import { findCandidates } from "./locator.store.ts"

/**
 * Finds the id of the store that delivers to a location, in the database. At checkout this result counts, not the
 * cache.
 */
export async function findDeliveringStore(
  db: Queryable,
  country: CountryCode,
  location: Point,
): Promise<string | undefined> {
  return chooseStore(await findCandidates(db, country, location), location)?.id
}

import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { chooseStore } from "./choose-store.ts"
import { findCandidates } from "./locator.store.ts"

/**
 * Finds the id of the store that delivers to a place, from the database. This result counts when an order is placed.
 */
export async function findDeliveringStore(
  db: Queryable,
  country: CountryCode,
  place: Point,
): Promise<string | undefined> {
  return chooseStore(await findCandidates(db, country, place), place)?.id
}

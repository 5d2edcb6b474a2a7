import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { Kysely } from "kysely"
import type { NoTables } from "../../../platform/database/database.ts"
import { withBriefLocks } from "../../../platform/database/with-brief-locks.ts"
import { findWithoutTally, insertTallies } from "../offers.store.ts"

/**
 * Creates the tally of each offer that has a new limit over all customers. New orders wait while the uses are counted,
 * so the locks must be brief.
 */
export async function createMissingTallies(db: Kysely<NoTables>, offers: readonly Offer[]): Promise<void> {
  const limitedIds = offers.filter(({ limits }) => limits.inAll !== null).map(({ id }) => id)
  const idsWithoutTally = limitedIds.length === 0 ? [] : await findWithoutTally(db, limitedIds)
  if (idsWithoutTally.length > 0) await withBriefLocks(db, (tx) => insertTallies(tx, idsWithoutTally))
}

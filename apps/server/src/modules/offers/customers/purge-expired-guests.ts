import type { Platform } from "../../../platform/platform.ts"
import { deleteInactiveGuests } from "./customers.store.ts"
import { deleteSpins } from "../wheel/spins.store.ts"

const DAY_MS = 24 * 3600 * 1000
/** A guest's session lasts this long after the last visit. */
const RETENTION_DAYS = 90
const BATCH_SIZE = 1000

/**
 * Purges expired spins and guests without any other data, in small batches, so that no other transaction waits long.
 */
export async function purgeExpiredGuests({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const cutoff = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE;) deleted = await deleteSpins(db, cutoff, BATCH_SIZE)
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE;) deleted = await deleteInactiveGuests(db, cutoff, BATCH_SIZE)
}

import { deleteInBatches } from "../../../platform/delete-in-batches.ts"
import type { Platform } from "../../../platform/platform.ts"
import { deleteInactiveGuests } from "./customers.store.ts"
import { purgeSpins } from "../wheel/spins.store.ts"

const DAY_MS = 24 * 3600 * 1000
/** A guest's session lasts this long after the last visit. */
const RETENTION_DAYS = 90
const BATCH_SIZE = 1000

/** Purges expired spins, and guests without any other data. */
export async function purgeExpiredGuests({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const cutoff = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
  await deleteInBatches(BATCH_SIZE, (limit) => purgeSpins(db, cutoff, limit))
  await deleteInBatches(BATCH_SIZE, (limit) => deleteInactiveGuests(db, cutoff, limit))
}

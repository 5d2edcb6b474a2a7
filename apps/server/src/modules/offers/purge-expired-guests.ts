import type { Platform } from "../../platform/platform.ts"
import { deleteInactiveGuests } from "./customers.store.ts"
import { deleteSpins } from "./spins.store.ts"

const DAY_MS = 24 * 3600 * 1000
/** As long as a guest's session outlives their last visit. */
const RETENTION_DAYS = 90
const BATCH_SIZE = 1000

/** Turns of the wheel that are long over, and guests of whom nothing is left to know; in small pieces, so that nobody waits. */
export async function purgeExpiredGuests({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const since = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE;) deleted = await deleteSpins(db, since, BATCH_SIZE)
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE;) deleted = await deleteInactiveGuests(db, since, BATCH_SIZE)
}

import type { Platform } from "../../platform/platform.ts"
import { deleteExpiredSlots } from "./locator.store.ts"

const RETENTION_DAYS = 2
const BATCH_SIZE = 5000

/** Deletes in batches, so that no other transaction waits long. */
export async function purgeExpiredSlots({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const cutoff = new Date(clock.now().getTime() - RETENTION_DAYS * 24 * 3600 * 1000)
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE;) deleted = await deleteExpiredSlots(db, cutoff, BATCH_SIZE)
}

import type { Platform } from "../../platform/platform.ts"
import { deleteSeenOfEnded } from "./alerts.store.ts"

const RETENTION_DAYS = 30
const DAY_MS = 24 * 3600 * 1000
const BATCH_SIZE = 1000

/** Deletes who saw an alert once it has been over for a month. The number of visitors stays. */
export async function purgeSeenAlerts({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const endedBefore = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
  // Small batches, so that other queries don't wait for locks.
  let deleted: number
  do deleted = await deleteSeenOfEnded(db, endedBefore, BATCH_SIZE)
  while (deleted === BATCH_SIZE)
}

import type { Platform } from "../../platform/platform.ts"
import { deleteActivities } from "./analytics.store.ts"

const RETENTION_DAYS = 30
const BATCH_SIZE = 5000

/** Deletes in batches, so that no other transaction waits long. */
export async function purgeExpiredActivities({
  db,
  clock,
  log,
}: Pick<Platform, "db" | "clock" | "log">): Promise<void> {
  const receivedBefore = new Date(clock.now().getTime() - RETENTION_DAYS * 24 * 3600 * 1000)
  let deletedCount = 0
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; deletedCount += deleted) {
    deleted = await deleteActivities(db, receivedBefore, BATCH_SIZE)
  }
  log.info({ activities: deletedCount }, "expired activities purged")
}

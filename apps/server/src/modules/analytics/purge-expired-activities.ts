import { deleteInBatches } from "../../platform/delete-in-batches.ts"
import type { Platform } from "../../platform/platform.ts"
import { deleteActivities } from "./analytics.store.ts"

const RETENTION_DAYS = 30
const BATCH_SIZE = 5000

export async function purgeExpiredActivities({
  db,
  clock,
  log,
}: Pick<Platform, "db" | "clock" | "log">): Promise<void> {
  const receivedBefore = new Date(clock.now().getTime() - RETENTION_DAYS * 24 * 3600 * 1000)
  const deletedCount = await deleteInBatches(BATCH_SIZE, (limit) => deleteActivities(db, receivedBefore, limit))
  log.info({ activities: deletedCount }, "expired activities purged")
}

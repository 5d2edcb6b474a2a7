import { deleteInBatches } from "../../platform/delete-in-batches.ts"
import type { Platform } from "../../platform/platform.ts"
import { deleteStaleCarts } from "./cart.store.ts"

const DAY_MS = 24 * 3600 * 1000
/** The maximum lifetime of a session. */
const RETENTION_DAYS = 90
const BATCH_SIZE = 1000

export async function purgeExpiredCarts({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const updatedBefore = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
  await deleteInBatches(BATCH_SIZE, (limit) => deleteStaleCarts(db, updatedBefore, limit))
}

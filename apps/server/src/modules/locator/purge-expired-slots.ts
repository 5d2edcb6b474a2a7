import { deleteInBatches } from "../../platform/delete-in-batches.ts"
import type { Platform } from "../../platform/platform.ts"
import { deleteExpiredSlots } from "./locator.store.ts"

const RETENTION_DAYS = 2
const BATCH_SIZE = 5000

export async function purgeExpiredSlots({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const cutoff = new Date(clock.now().getTime() - RETENTION_DAYS * 24 * 3600 * 1000)
  await deleteInBatches(BATCH_SIZE, (limit) => deleteExpiredSlots(db, cutoff, limit))
}

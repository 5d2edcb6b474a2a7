import { deleteInBatches } from "../../platform/delete-in-batches.ts"
import type { Platform } from "../../platform/platform.ts"
import { deleteExpiredSoldOut } from "./sold-out.store.ts"

const BATCH_SIZE = 1000

/** This only frees space: expired entries are no longer shown anywhere. */
export async function purgeExpiredSoldOut({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  await deleteInBatches(BATCH_SIZE, (limit) => deleteExpiredSoldOut(db, clock.now(), limit))
}

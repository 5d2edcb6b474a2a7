import type { Platform } from "../../platform/platform.ts"
import { deleteStaleCarts } from "./cart.store.ts"

const DAY_MS = 24 * 3600 * 1000
/** The maximum lifetime of a session. */
const RETENTION_DAYS = 90
const BATCH_SIZE = 1000

/** Deletes in small batches, so that no request has to wait for long. */
export async function purgeExpiredCarts({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const updatedBefore = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE;)
    deleted = await deleteStaleCarts(db, updatedBefore, BATCH_SIZE)
}

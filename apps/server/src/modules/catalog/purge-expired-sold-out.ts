import type { Platform } from "../../platform/platform.ts"
import { deleteExpiredSoldOut } from "./sold-out.store.ts"

const BATCH_SIZE = 1000

/** Clean-up only: expired entries are no longer shown anywhere. */
export async function purgeExpiredSoldOut({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE;)
    deleted = await deleteExpiredSoldOut(db, clock.now(), BATCH_SIZE)
}

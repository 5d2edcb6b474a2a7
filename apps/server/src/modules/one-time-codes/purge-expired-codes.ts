import { deleteExpiredCodes } from "./one-time-codes.store.ts"
import type { OneTimeCodes } from "./create-one-time-codes.ts"

const BATCH_SIZE = 1000

/** Deletes in small batches, so that other queries don't wait for locks. */
export async function purgeExpiredCodes({ db, clock }: OneTimeCodes): Promise<void> {
  while ((await deleteExpiredCodes(db, clock.now(), BATCH_SIZE)).hasMore);
}

import { deleteExpiredCodes } from "./codes.store.ts"
import type { Identity } from "./identity.ts"

const BATCH_SIZE = 1000

/** Deletes in small batches, so that other queries don't wait for locks. */
export async function purgeExpiredCodes({ db, clock }: Identity): Promise<void> {
  while ((await deleteExpiredCodes(db, clock.now(), BATCH_SIZE)) === BATCH_SIZE);
}

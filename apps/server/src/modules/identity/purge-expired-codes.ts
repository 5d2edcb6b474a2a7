import { deleteExpiredCodes } from "./codes.store.ts"
import type { Identity } from "./identity.ts"

const BATCH_SIZE = 1000

/** Clean-up, in small pieces so that nobody waits for it. */
export async function purgeExpiredCodes({ db, clock }: Identity): Promise<void> {
  while ((await deleteExpiredCodes(db, clock.now(), BATCH_SIZE)) === BATCH_SIZE);
}

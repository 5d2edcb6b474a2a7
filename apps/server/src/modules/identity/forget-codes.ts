import { deleteOldCodes } from "./codes.store.ts"
import type { Identity } from "./identity.ts"

const AT_ONCE = 1000

/** Clean-up, in small pieces so that nobody waits for it. */
export async function forgetCodes({ db, clock }: Identity): Promise<void> {
  while ((await deleteOldCodes(db, clock.now(), AT_ONCE)) === AT_ONCE);
}

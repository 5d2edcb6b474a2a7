import type { Platform } from "../../platform/platform.ts"
import { deleteUntouched } from "./cart.store.ts"

const DAY_MS = 24 * 3600 * 1000
/** As long as a guest's session outlives their last visit. */
const KEEP_DAYS = 90
const AT_ONCE = 1000

/** Clean-up, in small pieces so that nobody waits for it. */
export async function forgetCarts({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const since = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS)
  for (let gone = AT_ONCE; gone === AT_ONCE;) gone = await deleteUntouched(db, since, AT_ONCE)
}

import type { Platform } from "../../platform/platform.ts"
import { deletePromises } from "./locator.store.ts"

const KEEP_DAYS = 2
const AT_ONCE = 5000

/** Clean-up, in pieces so that nobody waits for it. */
export async function forgetPromises({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - KEEP_DAYS * 24 * 3600 * 1000)
  for (let gone = AT_ONCE; gone === AT_ONCE;) gone = await deletePromises(db, before, AT_ONCE)
}

import type { Platform } from "../../platform/platform.ts"
import { deleteUnknown } from "./customers.store.ts"
import { deleteSpins } from "./spins.store.ts"

const DAY_MS = 24 * 3600 * 1000
/** As long as a guest's session outlives their last visit. */
const KEEP_DAYS = 90
const AT_ONCE = 1000

/** Turns of the wheel that are long over, and guests of whom nothing is left to know; in small pieces, so that nobody waits. */
export async function forgetGuests({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const since = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS)
  for (let gone = AT_ONCE; gone === AT_ONCE;) gone = await deleteSpins(db, since, AT_ONCE)
  for (let gone = AT_ONCE; gone === AT_ONCE;) gone = await deleteUnknown(db, since, AT_ONCE)
}

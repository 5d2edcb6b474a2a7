import type { Platform } from "../../platform/platform.ts"
import { deleteActivities } from "./analytics.store.ts"

const KEEP_DAYS = 30
const AT_ONCE = 5000

/** Clean-up, in pieces so that nobody waits for it. */
export async function forgetActivities({ db, clock, log }: Pick<Platform, "db" | "clock" | "log">): Promise<void> {
  const receivedBefore = new Date(clock.now().getTime() - KEEP_DAYS * 24 * 3600 * 1000)
  let activities = 0
  for (let gone = AT_ONCE; gone === AT_ONCE; activities += gone) {
    gone = await deleteActivities(db, receivedBefore, AT_ONCE)
  }
  log.info({ activities }, "old activities forgotten")
}

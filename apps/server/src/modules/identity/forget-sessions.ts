import type { Identity } from "./identity.ts"
import { deleteGuestsWithoutSession, deleteSessions } from "./identity.store.ts"

const DAY_MS = 24 * 3600 * 1000
/** An ended session is kept a while, so that its tokens are still recognised for what they are. */
const KEEP_ENDED_DAYS = 30
const KEEP_EXPIRED_DAYS = 7
const AT_ONCE = 1000

/** Clean-up, in small pieces so that nobody waits for it. */
export async function forgetSessions({ db, clock, log }: Identity): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const sessions = await untilNone(() =>
    deleteSessions(db, daysAgo(KEEP_ENDED_DAYS), daysAgo(KEEP_EXPIRED_DAYS), AT_ONCE),
  )
  const guests = await untilNone(() => deleteGuestsWithoutSession(db, daysAgo(1), AT_ONCE))
  log.info({ sessions, guests }, "old sessions forgotten")
}

async function untilNone(remove: () => Promise<number>): Promise<number> {
  let all = 0
  for (;;) {
    const gone = await remove()
    all += gone
    if (gone < AT_ONCE) return all
  }
}

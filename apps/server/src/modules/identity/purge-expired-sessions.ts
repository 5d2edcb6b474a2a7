import type { Identity } from "./identity.ts"
import { deleteGuestsWithoutSession, deleteSessions } from "./identity.store.ts"

const DAY_MS = 24 * 3600 * 1000
/** Ended sessions are stored for this long so that their tokens are still recognised. */
const ENDED_RETENTION_DAYS = 30
const EXPIRED_RETENTION_DAYS = 7
const BATCH_SIZE = 1000

/** Deletes in small batches, so that other queries don't wait for locks. */
export async function purgeExpiredSessions({ db, clock, log }: Identity): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const sessions = await deleteInBatches(() =>
    deleteSessions(db, daysAgo(ENDED_RETENTION_DAYS), daysAgo(EXPIRED_RETENTION_DAYS), BATCH_SIZE),
  )
  const guests = await deleteInBatches(() => deleteGuestsWithoutSession(db, daysAgo(1), BATCH_SIZE))
  log.info({ sessions, guests }, "expired sessions purged")
}

async function deleteInBatches(remove: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const deleted = await remove()
    total += deleted
    if (deleted < BATCH_SIZE) return total
  }
}

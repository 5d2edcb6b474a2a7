import type { Tx } from "../../platform/database/database.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { deleteSessions } from "./sessions.store.ts"
import { deleteGuests, deleteOldMerges } from "../identity/public.ts"
import type { SessionDeps } from "./session-deps.ts"
import { hasSession } from "./sessions.store.ts"

const DAY_MS = 24 * 3600 * 1000
/** Ended sessions are stored for this long so that their tokens are still recognised. */
const ENDED_RETENTION_DAYS = 30
const EXPIRED_RETENTION_DAYS = 7
/** Longer than a guest's longest session: until then, a guest who has signed in gets the error GUEST_JOINED. */
const MERGE_RETENTION_DAYS = 120
const BATCH_SIZE = 1000

/** Deletes what a module stores for guests who are deleted. */
export type GuestEraser = (tx: Tx, guestIds: readonly string[]) => Promise<void>

/** Deletes in small batches, so that other queries don't wait for locks. */
export async function purgeExpiredSessions(
  { db, clock, log }: SessionDeps,
  guestErasers: readonly GuestEraser[],
): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const sessions = await deleteInBatches(() =>
    deleteSessions(db, daysAgo(ENDED_RETENTION_DAYS), daysAgo(EXPIRED_RETENTION_DAYS), BATCH_SIZE),
  )
  // A guest without a session can't return.
  const guests = await deleteInBatches(() =>
    inTransaction(db, async (tx) => {
      const ids = await deleteGuests(tx, { createdBefore: daysAgo(1), unless: hasSession(), limit: BATCH_SIZE })
      if (ids.length > 0) for (const erase of guestErasers) await erase(tx, ids)
      return ids.length
    }),
  )
  await deleteInBatches(() => deleteOldMerges(db, daysAgo(MERGE_RETENTION_DAYS), BATCH_SIZE))
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

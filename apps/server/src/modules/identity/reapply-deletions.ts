import { inTransaction } from "../../platform/database/in-transaction.ts"
import { listDeleted, listUndeleted, lockPerson } from "./accounts.store.ts"
import { readDeletions, writeDeletions } from "./deletion-journal.ts"
import { describeDeletedAccount, eraseAccount } from "./erase-account.ts"
import type { Identity } from "./identity.ts"

/**
 * Synchronises the journal of deletions and the database, after a restore and at every start: deletes accounts again
 * that a backup brought back, and adds missing deletions to the journal. Returns how many accounts had come back.
 */
export async function reapplyDeletions(identity: Identity): Promise<number> {
  const { db, settings } = identity
  const recorded = await readDeletions(settings.deletionsDir)
  const restored = await listUndeleted(db, recorded)
  for (const id of restored) {
    await inTransaction(db, async (tx) => {
      const person = await lockPerson(tx, id)
      if (person) await eraseAccount(identity, tx, await describeDeletedAccount(tx, person))
    })
  }
  const recordedIds = new Set(recorded)
  const missing = (await listDeleted(db)).filter((id) => !recordedIds.has(id))
  await writeDeletions(settings.deletionsDir, missing)
  return restored.length
}

import { inTransaction } from "../../platform/database/in-transaction.ts"
import { listDeleted, listUndeleted, lockPerson } from "./accounts.store.ts"
import { readDeletions, writeDeletions } from "./deletion-journal.ts"
import { describeDeletedAccount, eraseAccount } from "./erase-account.ts"
import type { Identity } from "./identity.ts"

/**
 * Brings the journal of deletions and the database together, after a restore and at every start: accounts that a backup
 * brought back are deleted again, and deletions that the journal lacks are written into it. Answers how many came back.
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

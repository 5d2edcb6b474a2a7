import { inTransaction } from "../../platform/database/in-transaction.ts"
import { readDeletions, writeDeletions } from "./deletion-journal.ts"
import { loadAccountToDelete, eraseAccount } from "./erase-account.ts"
import type { AccountDeps } from "./account-deps.ts"
import { listDeleted, listUndeleted, lockPerson } from "../identity/public.ts"

/**
 * Synchronises the deletion journal and the database, after a restore and at every start: deletes again the accounts
 * that a backup brought back, and adds missing deletions to the journal. Returns how many accounts were deleted again.
 */
export async function reapplyDeletions(deps: AccountDeps): Promise<number> {
  const { db, settings } = deps
  const recorded = await readDeletions(settings.deletionsDir)
  const restored = await listUndeleted(db, recorded)
  for (const id of restored) {
    await inTransaction(db, async (tx) => {
      const person = await lockPerson(tx, id)
      if (person) await eraseAccount(deps, tx, await loadAccountToDelete(tx, person))
    })
  }
  const recordedIds = new Set(recorded)
  const missing = (await listDeleted(db)).filter((id) => !recordedIds.has(id))
  await writeDeletions(settings.deletionsDir, missing)
  return restored.length
}

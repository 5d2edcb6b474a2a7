import { inTransaction } from "../../platform/database/in-transaction.ts"
import { readDeletions, writeDeletions } from "./deletion-journal.ts"
import { loadAccountToDelete, eraseAccount } from "./erase-account.ts"
import type { AccountDeps } from "./account-deps.ts"
import { listDeletedIds, filterUndeletedIds, lockPerson } from "../identity/public.ts"

/**
 * Synchronises the deletion journal and the database, after a restore and at every start: deletes again the accounts
 * that a backup brought back, and adds missing deletions to the journal. Returns how many accounts were deleted again.
 */
export async function reapplyDeletions(deps: AccountDeps): Promise<number> {
  const { db, settings } = deps
  const journalIds = await readDeletions(settings.deletionsDir)
  const restoredIds = await filterUndeletedIds(db, journalIds)
  for (const id of restoredIds) {
    await inTransaction(db, async (tx) => {
      const person = await lockPerson(tx, id)
      if (person) await eraseAccount(deps, tx, await loadAccountToDelete(tx, person))
    })
  }
  const journalIdSet = new Set(journalIds)
  const missingIds = (await listDeletedIds(db)).filter((id) => !journalIdSet.has(id))
  await writeDeletions(settings.deletionsDir, missingIds)
  return restoredIds.length
}

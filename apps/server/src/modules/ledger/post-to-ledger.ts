import type { Tx } from "../../platform/database/database.ts"
import { hasBalance } from "./accounts.ts"
import { insertPosting, insertPostingWithBalances, lockBalances } from "./ledger.store.ts"
import type { Posting } from "./posting.ts"

/**
 * Writes a posting to the ledger in the caller's transaction. Returns false if it already exists, so it can be repeated
 * on any number of nodes. The database refuses a negative balance.
 */
export async function postToLedger(tx: Tx, posting: Posting): Promise<boolean> {
  const { entries, kind, cause } = posting
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  if (entries.length === 0 || sum !== 0) throw new Error(`a posting does not balance: ${kind} ${cause}`)
  const balanceAccounts = entries.map(({ account }) => account).filter(hasBalance)
  if (balanceAccounts.length === 0) return insertPosting(tx, posting)
  await lockBalances(tx, balanceAccounts)
  return insertPostingWithBalances(tx, posting)
}

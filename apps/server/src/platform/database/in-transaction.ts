import type { Kysely } from "kysely"
import type { NoTables, Tx } from "./database.ts"
import { openTransaction } from "./one-connection-dialect.ts"
import { isPipelined, transactPipelined } from "./pipelined-transaction.ts"

const MAX_ATTEMPTS = 5

/** Serialization failure and deadlock: the whole transaction must be retried. */
const RETRYABLE_CODES = new Set(["40001", "40P01"])

/** Runs the work in one transaction. Retries it a limited number of times after a serialization failure or deadlock. */
export async function inTransaction<Answer>(db: Kysely<NoTables>, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const state = { isOpen: true }
    try {
      if (isPipelined(db)) return await transactPipelined(db, work)
      return await db.transaction().execute((tx) => openTransaction.run(state, () => work(tx)))
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !RETRYABLE_CODES.has(sqlStateOf(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * (1 + Math.random())))
    } finally {
      state.isOpen = false
    }
  }
}

function sqlStateOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code)
}

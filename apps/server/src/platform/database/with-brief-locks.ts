import { type Kysely, sql } from "kysely"
import type { NoTables, Tx } from "./database.ts"

/**
 * While a statement waits for a table lock, all later statements on that table wait behind it, so it gives up after
 * this time and is retried.
 */
const LOCK_MS = 300
/** How long one statement may lock a table that orders need, waiting included. */
const STATEMENT_MS = 900

const MAX_RETRY_MS = 180_000
const MIN_PAUSE_MS = 100
const MAX_PAUSE_MS = 3_000

/** Lock not available, deadlock, statement timeout, serialization failure: a retry may succeed. */
const RETRYABLE_CODES = new Set(["55P03", "40P01", "57014", "40001"])

/** Whether a retry could succeed. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE_CODES.has(String((error as { code?: unknown }).code))
}

/**
 * Runs a transaction that locks tables which orders need. If one of its statements waits or runs too long, everything
 * is rolled back and retried after a pause, so that other transactions make progress. Throws the last error after three
 * minutes.
 */
export async function withBriefLocks<Answer>(db: Kysely<NoTables>, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const deadline = Date.now() + MAX_RETRY_MS
  for (let pause = MIN_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(tx)
        await sql`set local statement_timeout = ${sql.lit(STATEMENT_MS)}`.execute(tx)
        return work(tx)
      })
    } catch (error) {
      if (!isRetryable(error) || Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())))
    }
  }
}

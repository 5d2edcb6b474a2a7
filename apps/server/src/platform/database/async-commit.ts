import { sql } from "kysely"
import type { Queryable } from "./database.ts"

/**
 * A condition that always holds, for a statement by itself whose loss in a crash of PostgreSQL's machine breaks no promise:
 * its commit does not wait for the disk, and nobody waits for the rows it holds meanwhile. Never for orders, money, keys
 * or codes (decision 025). In a transaction it would be the whole transaction's commit, and so it does nothing there.
 */
export function asyncCommit(db: Queryable) {
  return db.isTransaction ? sql<boolean>`true` : sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`
}

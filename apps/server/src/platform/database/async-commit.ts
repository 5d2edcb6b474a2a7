import { sql } from "kysely"
import type { Queryable } from "./database.ts"

/**
 * A condition that is always true, for a single statement whose loss in a crash of PostgreSQL's machine is acceptable:
 * its commit does not wait for the disk, so it locks its rows for less time. Never use it for orders, money, keys or
 * codes (decision 025). Does nothing in a transaction, because there it would apply to the whole transaction's commit.
 */
export function asyncCommit(db: Queryable) {
  return db.isTransaction ? sql<boolean>`true` : sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`
}

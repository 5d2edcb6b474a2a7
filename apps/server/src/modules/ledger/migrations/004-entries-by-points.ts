import { type Kysely, sql } from "kysely"

export const transaction = false

/** The rewards history reads a customer's entries, the newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An interrupted run can leave an invalid index behind.
  await sql`drop index if exists ledger.entry_by_points`.execute(db)
  await sql`
    create index concurrently entry_by_points on ledger.entry (account, posting_id, position) include (amount)
    where account like 'points:%'`.execute(db)
}

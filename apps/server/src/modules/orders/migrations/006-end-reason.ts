import { type Kysely, sql } from "kysely"

/**
 * Why an order ended, as a code: the store's reason for a cancellation, or `replaced`. Until now only a sentence for the
 * customer was stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders.order add column end_reason text`.execute(db)
}

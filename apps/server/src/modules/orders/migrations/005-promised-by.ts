import { type Kysely, sql } from "kysely"

/**
 * TRK-1: the arrival time that was shown when the order was placed. Later estimates don't change it. It is not the
 * guarantee's due time. Null for older orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders.order add column promised_by timestamptz`.execute(db)
}

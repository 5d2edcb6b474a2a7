import { type Kysely, sql } from "kysely"

/** TRK-1: the time shown when the order was placed, stored besides later estimates. Older orders have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders.order add column promised_by timestamptz`.execute(db)
}

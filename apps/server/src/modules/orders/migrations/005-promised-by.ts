import { type Kysely, sql } from "kysely"

/** TRK-1: the time told when an order was placed is kept beside whatever is estimated later. Older orders have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders.order add column promised_by timestamptz`.execute(db)
}

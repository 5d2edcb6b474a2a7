import { type Kysely, sql } from "kysely"

/** SHL-12: where the visit that placed an order came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders.order add column utm jsonb`.execute(db)
}

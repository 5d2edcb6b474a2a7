import { type Kysely, sql } from "kysely"

/** SHL-12: the campaign that led to the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders.order add column utm jsonb`.execute(db)
}

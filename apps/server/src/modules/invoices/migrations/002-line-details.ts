import { type Kysely, sql } from "kysely"

/** The order holds a pizza's halves and extras by their ids; the names they are sold by are frozen with the invoice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices.invoice add column line_details jsonb not null default '[]'`.execute(db)
}

import { type Kysely, sql } from "kysely"

/** An order stores a pizza's halves and extras by id. The names they are sold by are frozen with the invoice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices.invoice add column line_details jsonb not null default '[]'`.execute(db)
}

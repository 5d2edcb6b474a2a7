import { type Kysely, sql } from "kysely"

/** The default applies only until the menus are loaded, which happens before the first request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalog.deal add column first_order_only boolean not null default false`.execute(db)
}

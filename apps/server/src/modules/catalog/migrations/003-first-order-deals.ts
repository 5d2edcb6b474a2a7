import { type Kysely, sql } from "kysely"

/** The default holds for the moment until the menus are loaded, which is before anything is asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalog.deal add column first_order_only boolean not null default false`.execute(db)
}

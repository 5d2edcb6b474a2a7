import { type Kysely, sql } from "kysely"

/** TRK-3: a store reports conditions that slow its riders down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table locator.store add column conditions_unsuitable boolean not null default false`.execute(db)
}

import { type Kysely, sql } from "kysely"

/** TRK-3: a store says itself when its riders can't be as quick as usual. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table locator.store add column conditions_unsuitable boolean not null default false`.execute(db)
}

import { type Kysely, sql } from "kysely"

/** LOY-2: the points that a use cost; null for offers that cost none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offers.use add column points integer`.execute(db)
}

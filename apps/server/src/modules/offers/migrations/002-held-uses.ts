import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // An order that waits for its money holds its offers: nobody else has them, but its own customer, looking at the same
  // cart again, must not be told that they are used up.
  await sql`alter table offers.use add column settled_at timestamptz`.execute(db)
  await sql`update offers.use set settled_at = taken_at`.execute(db)
}

import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // An unpaid order reserves its offers: no other order can use them, but they must not appear as used up in its
  // customer's own cart.
  await sql`alter table offers.use add column settled_at timestamptz`.execute(db)
  await sql`update offers.use set settled_at = taken_at`.execute(db)
}

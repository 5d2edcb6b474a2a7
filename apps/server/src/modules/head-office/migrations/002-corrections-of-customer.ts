import { type Kysely, sql } from "kysely"

export const transaction = false

/** A request adds up the customer's corrections of the last day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An interrupted run can leave an invalid index behind.
  await sql`drop index if exists head_office.correction_by_customer`.execute(db)
  await sql`
    create index concurrently correction_by_customer on head_office.correction (user_id, country, requested_at)`.execute(
    db,
  )
}

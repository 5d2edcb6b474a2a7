import { type Kysely, sql } from "kysely"

export const transaction = false

/** A request adds up the staff member's corrections of the last day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An interrupted run can leave an invalid index behind.
  await sql`drop index if exists head_office.correction_by_staff_member`.execute(db)
  await sql`
    create index concurrently correction_by_staff_member on head_office.correction (requested_by, requested_at)`.execute(
    db,
  )
}

import { type Kysely, sql } from "kysely"

/** For the comparison of the deleted accounts with the deletion journal at every start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index deleted_person on identity.person (id) where deleted_at is not null`.execute(db)
}

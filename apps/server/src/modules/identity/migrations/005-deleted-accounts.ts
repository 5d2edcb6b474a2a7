import { type Kysely, sql } from "kysely"

/** Every start compares the deleted accounts with the journal of deletions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index deleted_person on identity.person (id) where deleted_at is not null`.execute(db)
}

import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // Deleting an account must not scan the activities of all users.
  await sql`create index activity_by_user on analytics.activity (user_id) where user_id is not null`.execute(db)
}

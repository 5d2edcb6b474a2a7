import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever deletes their account must not wait for a look at everybody's reports.
  await sql`create index activity_by_user on analytics.activity (user_id) where user_id is not null`.execute(db)
}

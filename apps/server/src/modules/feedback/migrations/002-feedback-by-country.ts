import { type Kysely, sql } from "kysely"

export const transaction = false

/** Head office's figures read only this index: ratings of a country over time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index concurrently if not exists feedback_by_country on feedback.feedback (country, created_at)
    include (store_id, overall_rating, nps, id)`.execute(db)
}

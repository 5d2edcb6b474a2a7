import { type Kysely, sql } from "kysely"

export const transaction = false

/** Feedback with words or a low score, which staff read; the same condition is in `feedback-list.store.ts`. */
const isListed = `text is not null or problems_text is not null or overall_rating <= 3 or nps <= 6
  or aspects @? '$.* ? (@ <= 3)'`

const indexes: Readonly<Record<string, string>> = {
  listed_by_country: `(country, created_at desc, id desc) where ${isListed}`,
  listed_of_store: `(store_id, country, created_at desc, id desc) where ${isListed}`,
  aspects_by_country: `(country, created_at) include (store_id, aspects) where aspects <> '{}'`,
  problems_by_country: `(country, created_at) where problems is not null`,
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    // An interrupted run can leave an invalid index behind.
    await sql`drop index if exists feedback.${sql.ref(name)}`.execute(db)
    await sql`create index concurrently ${sql.ref(name)} on feedback.feedback ${sql.raw(definition)}`.execute(db)
  }
}

import { type Kysely, sql } from "kysely"

export const transaction = false

/**
 * The two filters of the country's list; the same conditions are in `feedback-list.store.ts`. Without these indexes, a
 * page of a filter that few entries match reads all entries of the period. A single store has too few for that.
 */
const indexes: Readonly<Record<string, string>> = {
  words_by_country: `text is not null or problems_text is not null`,
  low_by_country: `overall_rating <= 3 or nps <= 6 or aspects @? '$.* ? (@ <= 3)'`,
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, condition] of Object.entries(indexes)) {
    // An interrupted run can leave an invalid index behind.
    await sql`drop index if exists feedback.${sql.ref(name)}`.execute(db)
    await sql`
      create index concurrently ${sql.ref(name)} on feedback.feedback (country, created_at desc, id desc)
      where ${sql.raw(condition)}`.execute(db)
  }
}

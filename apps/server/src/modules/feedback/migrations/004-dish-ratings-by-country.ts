import { type Kysely, sql } from "kysely"

export const transaction = false

const BATCH_SIZE = 5_000

/** Fills the columns of earlier ratings of dishes. Head office's figures then read only this index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let last = "00000000-0000-0000-0000-000000000000"
  for (;;) {
    const { rows } = await sql<{ id: string | null }>`
      select max(feedback_id::text) as id from (
        select feedback_id from feedback.dish_rating where feedback_id > ${last}
        order by feedback_id limit ${BATCH_SIZE}) as batch`.execute(db)
    const end = rows[0]?.id
    if (!end) break
    await sql`
      update feedback.dish_rating
      set country = feedback.country, store_id = feedback.store_id, created_at = feedback.created_at
      from feedback.feedback
      where feedback.id = feedback_id and feedback_id > ${last} and feedback_id <= ${end}
        and dish_rating.country is null`.execute(db)
    last = end
  }
  // An interrupted run can leave an invalid index behind.
  await sql`drop index if exists feedback.dish_rating_by_country`.execute(db)
  await sql`
    create index concurrently dish_rating_by_country on feedback.dish_rating (country, created_at)
    include (store_id, product_id, liked)`.execute(db)
}

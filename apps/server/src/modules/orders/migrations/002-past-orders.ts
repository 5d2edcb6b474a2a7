import { type Kysely, sql } from "kysely"

/**
 * ORD-5: a page of a customer's orders, however old, is found with an index-only scan; then only the rows of the page
 * are read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index placed_by_customer on orders.order (user_id, country, placed_at desc, id)
    where placed_at is not null`.execute(db)
  // Replaced orders don't count as failed.
  await sql`
    create index failed_by_customer on orders.order (user_id, country, created_at desc, id)
    where status = 'FAILED' and message <> 'You started this order anew.'`.execute(db)
}

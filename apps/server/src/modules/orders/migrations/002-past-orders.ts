import { type Kysely, sql } from "kysely"

/** ORD-5: a page of somebody's orders, however far back, is found in an index alone; only its own rows are then read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index placed_by_customer on orders.order (user_id, country, placed_at desc, id)
    where placed_at is not null`.execute(db)
  // What another order took the place of has not failed anybody.
  await sql`
    create index failed_by_customer on orders.order (user_id, country, created_at desc, id)
    where status = 'FAILED' and message <> 'You started this order anew.'`.execute(db)
}

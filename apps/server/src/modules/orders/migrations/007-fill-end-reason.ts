import { type Kysely, sql } from "kysely"

export const transaction = false

/**
 * Fills the codes that behaviour depends on from the stored sentences: `not taken` counts against cash (PAY-3), and
 * `replaced` orders are not listed as failed (ORD-5).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update orders.order set end_reason = 'not taken'
    where status = 'CANCELLED' and end_reason is null and message = 'Nobody took your order when it was there.'
      and not exists (select from orders.status_change as ended
        where ended.order_id = "order".id and ended.status = 'CANCELLED' and ended.by = 'customer')`.execute(db)
  await sql`
    update orders.order set end_reason = 'replaced'
    where status = 'FAILED' and end_reason is null and message = 'You started this order anew.'`.execute(db)
  // An interrupted run can leave an invalid index behind.
  await sql`drop index if exists orders.failed_unless_replaced`.execute(db)
  await sql`
    create index concurrently failed_unless_replaced on orders.order (user_id, country, created_at desc, id)
    where status = 'FAILED' and end_reason is distinct from 'replaced'`.execute(db)
}

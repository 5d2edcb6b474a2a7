import { type Kysely, sql } from "kysely"

/**
 * FBK-3: an order that the kitchen makes again, free of charge, refers to the order that it replaces. The number is
 * stored, too, because tickets and lists show it for many orders at once. Null for all other orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders.order add column replaces_order_id uuid, add column replaces_order_number text`.execute(db)
}

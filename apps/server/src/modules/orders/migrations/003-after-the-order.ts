import { type Kysely, sql } from "kysely"

/**
 * TRK-3, TRK-4: the guarantee is frozen with the bill, and kitchens create tickets in batches. Orders without a ticket
 * are found in their own index, so that placing an order neither notifies the kitchen nor waits for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders.order add column promise jsonb not null default '{"why": "country"}'`.execute(db)
  await sql`alter table orders.order add column taken_up_at timestamptz`.execute(db)
  await sql`
    create index to_take_up on orders.order (placed_at)
    where taken_up_at is null and status in ('ORDER PLACED', 'ADVANCE ORDER')`.execute(db)
}

import { type Kysely, sql } from "kysely"

/**
 * TRK-3, TRK-4: what was promised is frozen with the bill, and kitchens take orders up in batches: what waits for that is
 * found in an index of its own, so that placing an order tells nobody and waits for nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders.order add column promise jsonb not null default '{"why": "country"}'`.execute(db)
  await sql`alter table orders.order add column taken_up_at timestamptz`.execute(db)
  await sql`
    create index to_take_up on orders.order (placed_at)
    where taken_up_at is null and status in ('ORDER PLACED', 'ADVANCE ORDER')`.execute(db)
}

import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // One page of a board column is a range of this index, however many tickets the store has.
  await sql`
    create index live_by_stage on kitchen.ticket (store_id, stage, starts_at, order_id) where ended_at is null`.execute(
    db,
  )
  // The carrier of an order without an assigned rider: a courier company, or someone of the store's staff ('unnamed').
  await sql`
    alter table kitchen.ticket
      add column carrier text check (carrier in ('courier', 'unnamed')),
      add column courier_name text,
      add column courier_reference text,
      add column alerted_at timestamptz,
      add check ((carrier is not distinct from 'courier') = (courier_name is not null)),
      add check (carrier is null or rider_id is null)`.execute(db)
  // Tickets of all stores that nobody has accepted. Head office is alerted once about each.
  await sql`
    create index unaccepted on kitchen.ticket (starts_at) where stage = 'PLACED' and ended_at is null`.execute(db)
}

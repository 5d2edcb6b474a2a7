import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // A store's record of an order: its stage, without any personal data.
  await sql`
    create table kitchen.ticket (
      order_id uuid primary key,
      number text not null,
      country text not null,
      store_id text not null,
      way text not null,
      items integer not null,
      stage text not null check (stage in ('PLACED', 'ACCEPTED', 'MAKING', 'BAKING', 'READY', 'ON THE WAY',
        'HANDED OVER', 'CANCELLED')),
      version integer not null check (version > 0),
      placed_at timestamptz not null,
      starts_at timestamptz not null,
      due_at timestamptz,
      liability bigint check (liability > 0),
      rider_id uuid,
      ended_at timestamptz,
      check ((due_at is null) = (liability is null)),
      check ((stage in ('HANDED OVER', 'CANCELLED')) = (ended_at is not null))
    )`.execute(db)
  await sql`create index live_by_store on kitchen.ticket (store_id, placed_at) where ended_at is null`.execute(db)
  await sql`create index ended_by_store on kitchen.ticket (store_id, ended_at) where ended_at is not null`.execute(db)
  await sql`create index out_by_rider on kitchen.ticket (rider_id) where stage = 'ON THE WAY'`.execute(db)

  await sql`
    create table kitchen.step (
      order_id uuid not null references kitchen.ticket,
      position integer not null,
      stage text not null,
      at timestamptz not null,
      by text not null,
      primary key (order_id, position)
    )`.execute(db)
  await sql`
    create function kitchen.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'steps are never changed' using errcode = 'integrity_constraint_violation';
    end $$`.execute(db)
  await sql`
    create trigger steps_stay before update or delete or truncate on kitchen.step
    for each statement execute function kitchen.refuse_change()`.execute(db)

  await sql`
    create table kitchen.rider (
      id uuid primary key,
      store_id text not null,
      name text not null,
      phone text not null,
      latitude double precision,
      longitude double precision,
      position_at timestamptz,
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index rider_by_store on kitchen.rider (store_id) where ended_at is null`.execute(db)

  // TRK-3: an order is compensated once, even if the handover is repeated.
  await sql`
    create table kitchen.compensation (
      order_id uuid primary key references kitchen.ticket,
      amount bigint not null check (amount > 0),
      currency text not null,
      how text not null check (how in ('wallet', 'source', 'cash')),
      at timestamptz not null
    )`.execute(db)
}

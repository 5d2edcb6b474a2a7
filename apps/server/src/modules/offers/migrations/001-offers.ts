import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offers.edition (
      country text primary key,
      version text not null,
      loaded_at timestamptz not null
    )`.execute(db)
  await sql`
    create table offers.offer (
      country text not null references offers.edition,
      id text not null,
      position integer not null,
      data jsonb not null,
      primary key (country, id),
      unique (country, position)
    )`.execute(db)
  // When a guest signs in, their data moves to the account, and the guest's row only refers to it.
  await sql`
    create table offers.customer (
      user_id uuid primary key,
      joined_into uuid references offers.customer on delete cascade,
      orders integer not null default 0 check (orders >= 0),
      last_order_at timestamptz,
      touched_at timestamptz not null,
      check (joined_into <> user_id),
      check (joined_into is null or orders = 0),
      check ((orders = 0) = (last_order_at is null))
    )`.execute(db)
  await sql`
    create table offers.counted_order (
      order_id uuid primary key,
      user_id uuid not null references offers.customer,
      placed_at timestamptz not null,
      undone_at timestamptz
    )`.execute(db)
  await sql`create index counted_order_by_customer on offers.counted_order (user_id, placed_at)`.execute(db)
  // Neither uses nor prizes reference an offer by foreign key, so that they survive an offer that is removed from the
  // data files.
  await sql`
    create table offers.use (
      order_id uuid not null,
      offer_id text not null,
      user_id uuid not null references offers.customer,
      day integer not null,
      taken_at timestamptz not null,
      released_at timestamptz,
      primary key (order_id, offer_id)
    )`.execute(db)
  await sql`create index use_by_customer on offers.use (user_id, offer_id, day)`.execute(db)
  await sql`
    create table offers.tally (
      offer_id text primary key,
      used integer not null check (used >= 0)
    )`.execute(db)
  await sql`
    create table offers.spin (
      user_id uuid not null references offers.customer,
      country text not null,
      day integer not null,
      offer_id text not null,
      spun_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > spun_at),
      used_by uuid,
      primary key (user_id, country, day),
      unique (used_by, offer_id)
    )`.execute(db)
  await sql`create index spin_by_end on offers.spin (ends_at)`.execute(db)
}

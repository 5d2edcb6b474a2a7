import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // An order is complete when it is created: it has its own copy of the cart's data and its own bill.
  await sql`
    create table orders.order (
      id uuid primary key,
      number text not null unique,
      user_id uuid not null,
      country text not null,
      store_id text not null,
      delivery_type text not null,
      cart_id uuid not null,
      cart_version integer not null,
      lies_in_cart uuid not null,
      status text not null check (status in ('PENDING', 'ADVANCE ORDER', 'ORDER PLACED', 'INPROCESS', 'PICKED',
        'DELIVERED', 'PICKED UP', 'CANCELLED', 'FAILED')),
      payable bigint not null check (payable >= 0),
      currency text not null,
      bill jsonb not null,
      lines jsonb not null,
      options jsonb not null,
      promos jsonb not null,
      contact jsonb not null,
      mobile text not null,
      place jsonb not null,
      payment jsonb,
      mode text,
      slot timestamptz,
      quarter timestamptz not null,
      ready_at timestamptz not null,
      starts_at timestamptz not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      placed_at timestamptz,
      arrived_at timestamptz,
      ended_at timestamptz,
      message text not null default '',
      check ((status = 'PENDING' or status = 'FAILED') = (placed_at is null))
    )`.execute(db)
  // I5: each version of a cart can be ordered once; after a failed order it can be ordered again.
  await sql`
    create unique index one_order_a_cart_version on orders.order (cart_id, cart_version)
    where status <> 'FAILED'`.execute(db)
  // A guest's cart may be merged into an account's while the payment is under way.
  await sql`create index pending_by_cart on orders.order (lies_in_cart) where status = 'PENDING'`.execute(db)
  await sql`create index order_by_customer on orders.order (user_id, created_at desc, id)`.execute(db)
  await sql`create index order_by_mobile on orders.order (mobile, created_at desc)`.execute(db)
  await sql`create index pending_by_end on orders.order (expires_at) where status = 'PENDING'`.execute(db)
  await sql`create index advance_by_start on orders.order (starts_at) where status = 'ADVANCE ORDER'`.execute(db)

  await sql`
    create table orders.status_change (
      order_id uuid not null references orders.order,
      position integer not null,
      status text not null,
      at timestamptz not null,
      by text not null,
      primary key (order_id, position)
    )`.execute(db)
  // I14: status changes are never updated or deleted, whatever the code does.
  await sql`
    create function orders.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'history is never changed' using errcode = 'integrity_constraint_violation';
    end $$`.execute(db)
  await sql`
    create trigger history_stays before update or delete or truncate on orders.status_change
    for each statement execute function orders.refuse_change()`.execute(db)
}

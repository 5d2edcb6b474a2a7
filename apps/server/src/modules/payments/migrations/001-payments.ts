import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments.payment (
      id uuid primary key,
      order_id uuid not null,
      order_number text not null,
      user_id uuid not null,
      kind text not null check (kind in ('guest', 'customer')),
      country text not null,
      mode text not null,
      provider text,
      way text not null,
      amount bigint not null check (amount >= 0),
      wallet_amount bigint not null check (wallet_amount >= 0),
      currency text not null,
      status text not null check (status in ('CREATED', 'PENDING', 'CAPTURED', 'FAILED', 'EXPIRED')),
      provider_ref text,
      charge_ref text,
      next jsonb not null,
      message text not null default '',
      failure text,
      created_at timestamptz not null,
      asked_at timestamptz,
      next_look_at timestamptz,
      looks integer not null default 0,
      captured_at timestamptz,
      captured_amount bigint,
      captured_currency text,
      taken_at timestamptz,
      ended_at timestamptz,
      unique (provider, provider_ref),
      check ((status = 'CAPTURED') = (captured_at is not null)),
      check (taken_at is null or captured_at is not null)
    )`.execute(db)
  await sql`create index payment_by_order on payments.payment (order_id, created_at desc)`.execute(db)
  await sql`
    create index payment_by_charge on payments.payment (provider, charge_ref) where charge_ref is not null`.execute(db)
  await sql`create index payment_by_customer on payments.payment (user_id)`.execute(db)
  await sql`create index payment_to_look_at on payments.payment (next_look_at) where next_look_at is not null`.execute(
    db,
  )
  await sql`create index payment_by_day on payments.payment (created_at) include (mode, status)`.execute(db)
  // I1: the database enforces that an order is paid by one payment at most.
  await sql`create unique index one_taken_an_order on payments.payment (order_id) where taken_at is not null`.execute(
    db,
  )

  await sql`
    create table payments.status_change (
      payment_id uuid not null references payments.payment,
      position integer not null,
      status text not null,
      at timestamptz not null,
      by text not null,
      primary key (payment_id, position)
    )`.execute(db)
  await sql`
    create function payments.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'history is never changed' using errcode = 'integrity_constraint_violation';
    end $$`.execute(db)
  await sql`
    create trigger history_stays before update or delete or truncate on payments.status_change
    for each statement execute function payments.refuse_change()`.execute(db)

  // I11: an event is stored together with its one effect.
  await sql`
    create table payments.provider_event (
      provider text not null,
      event_id text not null,
      payment_id uuid not null references payments.payment,
      kind text not null,
      received_at timestamptz not null,
      done_at timestamptz,
      outcome text,
      primary key (provider, event_id)
    )`.execute(db)
  await sql`create index event_under_way on payments.provider_event (received_at) where done_at is null`.execute(db)

  // A payment has two parts that are refunded separately: the provider's and the wallet's.
  await sql`
    create table payments.refund (
      id uuid primary key,
      payment_id uuid not null references payments.payment,
      cause text not null,
      part text not null check (part in ('paid', 'wallet')),
      amount bigint not null check (amount > 0),
      currency text not null,
      "to" text not null check ("to" in ('source', 'wallet')),
      status text not null check (status in ('INITIATED', 'DONE')),
      provider_ref text,
      tries integer not null default 0,
      next_try_at timestamptz,
      created_at timestamptz not null,
      done_at timestamptz,
      unique (payment_id, cause, part),
      check ((status = 'DONE') = (done_at is not null))
    )`.execute(db)
  await sql`create index refund_to_try on payments.refund (next_try_at) where status = 'INITIATED'`.execute(db)

  await sql`
    create table payments.last_success (
      user_id uuid not null,
      country text not null,
      mode text not null,
      at timestamptz not null,
      primary key (user_id, country)
    )`.execute(db)

  await sql`
    create table payments.linked_wallet (
      user_id uuid not null,
      provider text not null,
      token text not null,
      mobile_hint text not null,
      linked_at timestamptz not null,
      primary key (user_id, provider)
    )`.execute(db)
}

import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // The last number issued in each series. Its row stays locked until the handover that issues the next number commits.
  // A rollback returns the number, so that none is ever missing.
  await sql`
    create table invoices.series (
      key text primary key,
      last bigint not null check (last > 0)
    )`.execute(db)
  // The bill is frozen with the order. The data that the order doesn't contain, the seller and the registration
  // numbers, is frozen here.
  await sql`
    create table invoices.invoice (
      order_id uuid primary key,
      series text not null references invoices.series,
      serial bigint not null,
      number text not null unique check (char_length(number) <= 16),
      issued_at timestamptz not null,
      seller jsonb not null,
      unique (series, serial)
    )`.execute(db)
  await sql`
    create function invoices.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'an invoice is never changed' using errcode = 'integrity_constraint_violation';
    end $$`.execute(db)
  await sql`
    create trigger invoices_stay before update or delete or truncate on invoices.invoice
    for each statement execute function invoices.refuse_change()`.execute(db)
}

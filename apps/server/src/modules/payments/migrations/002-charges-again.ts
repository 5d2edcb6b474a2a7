import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // Until when a node is starting the payment at its provider: two simultaneous starts could charge the customer twice.
  await sql`alter table payments.payment add column begun_until timestamptz`.execute(db)
  // Charges by a provider for a payment that was already captured. Each is refunded separately.
  await sql`
    create table payments.extra_charge (
      payment_id uuid not null references payments.payment,
      charge_ref text not null,
      amount bigint not null check (amount > 0),
      currency text not null,
      captured_at timestamptz not null,
      primary key (payment_id, charge_ref)
    )`.execute(db)
  await sql`alter table payments.refund add column charge_ref text`.execute(db)
}

import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // Until when somebody begins it at its provider: two at once could make the customer pay twice.
  await sql`alter table payments.payment add column begun_until timestamptz`.execute(db)
  // Money that a provider took for a payment that was paid already. It goes back, each charge by a refund of its own.
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

import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // LOY-1: a customer can join, leave and join again. The row stays until the account is deleted.
  await sql`
    create table loyalty.member (
      user_id uuid not null,
      country text not null,
      card_code text not null unique,
      joined_at timestamptz not null,
      left_at timestamptz check (left_at >= joined_at),
      primary key (user_id, country)
    )`.execute(db)
  // LOY-3: the points that a delivered order earns. Only one order of a customer and store's day has an earning.
  await sql`
    create table loyalty.earning (
      order_id uuid primary key,
      user_id uuid not null,
      country text not null,
      day integer not null,
      points integer not null check (points > 0),
      handed_over_at timestamptz not null,
      credit_from timestamptz not null check (credit_from > handed_over_at),
      credited_at timestamptz,
      forfeited_at timestamptz,
      taken_back_at timestamptz,
      unique (user_id, country, day),
      check (credited_at is null or forfeited_at is null),
      check (credited_at >= credit_from)
    )`.execute(db)
  // What the job reads: empty but for the last two days.
  await sql`
    create index earning_to_credit on loyalty.earning (credit_from)
    where credited_at is null and forfeited_at is null and taken_back_at is null`.execute(db)
  // What a customer sees as points on their way.
  await sql`
    create index pending_of_customer on loyalty.earning (user_id, country)
    where credited_at is null and forfeited_at is null and taken_back_at is null`.execute(db)
}

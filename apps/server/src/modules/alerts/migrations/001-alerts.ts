import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alerts.alert (
      id uuid primary key,
      country text not null,
      store_id text,
      tone text not null check (tone in ('news', 'warning')),
      title text not null,
      message text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      check (starts_at < ends_at)
    )`.execute(db)
  await sql`create index alert_by_country on alerts.alert (country, ends_at)`.execute(db)
  await sql`
    create table alerts.seen (
      alert_id uuid not null references alerts.alert (id) on delete cascade,
      user_id uuid not null,
      seen_at timestamptz not null,
      counted boolean not null default false,
      primary key (alert_id, user_id)
    )`.execute(db)
  await sql`
    create table alerts.reach (
      alert_id uuid primary key references alerts.alert (id) on delete cascade,
      visitors integer not null check (visitors >= 0)
    )`.execute(db)
}

import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table platform.idempotency_key (
      owner text not null,
      key text not null,
      request_hash text not null,
      status integer,
      body text,
      created_at timestamptz not null,
      primary key (owner, key)
    )`.execute(db)
  await sql`create index idempotency_key_by_age on platform.idempotency_key (created_at)`.execute(db)
  await sql`
    create table platform.limit_counter (
      bucket text primary key,
      used integer not null,
      ends_at timestamptz not null
    )`.execute(db)
  await sql`create index limit_counter_by_end on platform.limit_counter (ends_at)`.execute(db)
}

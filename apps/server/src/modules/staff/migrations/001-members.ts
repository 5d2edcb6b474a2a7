import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // `everywhere`: works for head office, at all stores.
  await sql`
    create table staff.member (
      id uuid primary key,
      login text not null unique,
      name text not null,
      role text not null check (role in ('staff', 'manager')),
      everywhere boolean not null,
      password_hash text not null,
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`
    create table staff.works_at (
      member_id uuid not null references staff.member,
      store_id text not null,
      primary key (member_id, store_id)
    )`.execute(db)
  await sql`create index works_at_by_store on staff.works_at (store_id)`.execute(db)
  // Only the hash of a token is stored.
  await sql`
    create table staff.session (
      id uuid primary key,
      token_hash text not null unique,
      member_id uuid not null references staff.member,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index session_by_member on staff.session (member_id) where ended_at is null`.execute(db)
}

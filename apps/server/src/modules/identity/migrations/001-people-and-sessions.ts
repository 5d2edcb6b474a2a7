import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity.person (
      id uuid primary key,
      kind text not null check (kind in ('guest', 'customer')),
      country text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table identity.session (
      id uuid primary key,
      handle text not null unique,
      user_id uuid not null references identity.person (id) on delete cascade,
      cart_id uuid not null,
      kind text not null check (kind in ('guest', 'customer')),
      country text not null,
      carrier text not null check (carrier in ('cookie', 'body')),
      salt text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      ended_because text,
      check ((ended_at is null) = (ended_because is null))
    )`.execute(db)
  await sql`create index session_by_user on identity.session (user_id)`.execute(db)
  await sql`create index session_by_expiry on identity.session (expires_at)`.execute(db)
  await sql`create index session_by_end on identity.session (ended_at) where ended_at is not null`.execute(db)
  await sql`
    create table identity.refresh_token (
      session_id uuid not null references identity.session (id) on delete cascade,
      generation integer not null check (generation >= 0),
      hash text not null unique,
      made_at timestamptz not null,
      used_at timestamptz,
      primary key (session_id, generation)
    )`.execute(db)
  // The database enforces that a session never has two unused refresh tokens.
  await sql`create unique index one_active_leaf on identity.refresh_token (session_id) where used_at is null`.execute(
    db,
  )
}

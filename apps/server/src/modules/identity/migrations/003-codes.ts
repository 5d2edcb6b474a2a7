import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // One code at a time per session, purpose and recipient; requesting another replaces it.
  await sql`
    create table identity.challenge (
      session_id uuid not null references identity.session (id) on delete cascade,
      purpose text not null,
      recipient_key text not null,
      code_hash text not null,
      wrong_tries integer not null default 0 check (wrong_tries between 0 and 5),
      terms_accepted boolean not null,
      first_name text not null,
      last_name text not null,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      taken_at timestamptz,
      opened_session uuid,
      primary key (session_id, purpose, recipient_key)
    )`.execute(db)
  await sql`create index challenge_by_expiry on identity.challenge (expires_at)`.execute(db)

  // When a recipient, stored as a keyed hash, may be sent another code.
  await sql`
    create table identity.code_pace (
      key text primary key,
      sends integer not null,
      next_at timestamptz not null,
      resets_at timestamptz not null
    )`.execute(db)
  await sql`create index code_pace_by_reset on identity.code_pace (resets_at)`.execute(db)

  // Data of a session for one later step: setting a password, or returning from a social sign-in.
  await sql`
    create table identity.ticket (
      hash text primary key,
      kind text not null,
      session_id uuid not null references identity.session (id) on delete cascade,
      data jsonb not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index ticket_by_expiry on identity.ticket (expires_at)`.execute(db)
  await sql`create index ticket_by_session on identity.ticket (session_id)`.execute(db)
}

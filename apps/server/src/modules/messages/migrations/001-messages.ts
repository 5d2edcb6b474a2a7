import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // Messages without their recipients: a phone number is stored only as a keyed hash, and the text not at all.
  await sql`
    create table messages.message (
      id uuid primary key,
      channel text not null check (channel in ('sms', 'email')),
      kind text not null,
      recipient_hash text not null,
      state text not null check (state in ('sending', 'sent', 'not sent', 'unknown')),
      provider_id text,
      made_at timestamptz not null,
      ended_at timestamptz,
      check ((state = 'sending') = (ended_at is null))
    )`.execute(db)
  await sql`create index message_by_age on messages.message (made_at)`.execute(db)
}

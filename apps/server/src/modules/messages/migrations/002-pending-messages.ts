import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // Until its result is known, a message contains everything that is needed to send it, encrypted with the server's
  // secret. If a node dies between commit and sending, another node sends the message.
  await sql`
    alter table messages.message
      add column sealed text,
      add column expires_at timestamptz,
      add column send_after timestamptz,
      add check (sealed is null or (state = 'sending' and expires_at is not null and send_after is not null))`.execute(
    db,
  )
  await sql`create index message_to_send on messages.message (send_after) where sealed is not null`.execute(db)
}

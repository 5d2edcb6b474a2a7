import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // Until its result is known, a message carries what it takes to send it, unreadable without the server's secret. A node
  // that dies between the commit and the sending leaves it here, and another node sends it.
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

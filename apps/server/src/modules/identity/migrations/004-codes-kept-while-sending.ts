import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // The previous code, which the customer already has: it stays valid until the new one is known to be sent.
  await sql`
    alter table identity.challenge
      add column before_hash text,
      add column before_tries integer,
      add column before_expires_at timestamptz,
      add constraint before_is_whole check (
        (before_hash is null) = (before_tries is null) and (before_hash is null) = (before_expires_at is null)
      )`.execute(db)
}

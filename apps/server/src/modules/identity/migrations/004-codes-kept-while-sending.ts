import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // The code before this one, which is in the customer's hands: it holds until this one is known to be sent.
  await sql`
    alter table identity.challenge
      add column before_hash text,
      add column before_tries integer,
      add column before_expires_at timestamptz,
      add constraint before_is_whole check (
        (before_hash is null) = (before_tries is null) and (before_hash is null) = (before_expires_at is null)
      )`.execute(db)
}

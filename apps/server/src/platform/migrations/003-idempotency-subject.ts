import { type Kysely, sql } from "kysely"

/** The order that a stored response to staff is about, so that it can be deleted with the customer's account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table platform.idempotency_key add column subject text`.execute(db)
  await sql`
    create index idempotency_key_by_subject on platform.idempotency_key (subject) where subject is not null`.execute(db)
}

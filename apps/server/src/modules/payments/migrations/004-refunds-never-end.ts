import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // Some refunds were given up after five failures. They are still owed and are retried.
  await sql`
    update payments.refund set next_try_at = now() where status = 'INITIATED' and next_try_at is null`.execute(db)
}

import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // Refunds used to be abandoned after five failures. They are still owed, so they become due again.
  await sql`
    update payments.refund set next_try_at = now() where status = 'INITIATED' and next_try_at is null`.execute(db)
}

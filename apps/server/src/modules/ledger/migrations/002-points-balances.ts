import { type Kysely, sql } from "kysely"

/**
 * Points of the loyalty programme may become negative: points that were spent already are taken back when their order is
 * refunded. The new check is validated by the next migration, which doesn't lock out writers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ledger.balance
      drop constraint balance_amount_check,
      add constraint balance_not_negative check (amount >= 0 or account like 'points:%') not valid`.execute(db)
}

import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger.balance validate constraint balance_not_negative`.execute(db)
}

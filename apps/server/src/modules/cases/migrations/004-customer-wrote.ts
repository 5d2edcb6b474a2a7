import { type Kysely, sql } from "kysely"

/** When the customer last wrote. Null for a case in which the customer hasn't written since this column exists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cases.case add column customer_wrote_at timestamptz`.execute(db)
}

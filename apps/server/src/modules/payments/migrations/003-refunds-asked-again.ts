import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // A refund that its provider ended as failed is requested again under a new id: the old id would return the same
  // failure forever.
  await sql`
    alter table payments.refund add column asked_as uuid, add column failures integer not null default 0`.execute(db)
  await sql`create index refund_by_name on payments.refund (asked_as) where asked_as is not null`.execute(db)
}

import { type Kysely, sql } from "kysely"

export const transaction = false

/**
 * The counts above an inbox read only an index. The list of a store has an index that head office's list of one store
 * uses, too: the former one left out the cases that the store never had.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    // An interrupted run can leave an invalid index behind.
    await sql`drop index if exists cases.${sql.ref(name)}`.execute(db)
    await sql`create index concurrently ${sql.ref(name)} on cases.case ${sql.raw(definition)}`.execute(db)
  }
  await sql`drop index if exists cases.active_by_store`.execute(db)
  await sql`drop index if exists cases.resolved_by_store`.execute(db)
}

const indexes: Readonly<Record<string, string>> = {
  active_count_by_store: `(store_id, country, answer_due_at) where state <> 'RESOLVED' and with_store_at is not null`,
  active_count_by_country: `(country, answer_due_at) where state <> 'RESOLVED'`,
  active_of_store: `(store_id, country, act_by, id) where state <> 'RESOLVED'`,
  resolved_of_store: `(store_id, country, resolved_at desc, id desc) where state = 'RESOLVED'`,
}

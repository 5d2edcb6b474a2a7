import { type Kysely, sql } from "kysely"

export const transaction = false

/**
 * A store's list has its own cases first and those with head office after them, and only its own are counted. The
 * indexes that the previous version reads stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    // An interrupted run can leave an invalid index behind.
    await sql`drop index if exists cases.${sql.ref(name)}`.execute(db)
    await sql`create index concurrently ${sql.ref(name)} on cases.case ${sql.raw(definition)}`.execute(db)
  }
}

const indexes: Readonly<Record<string, string>> = {
  active_of_store_by_desk: `(store_id, country, desk, act_by, id) where state <> 'RESOLVED' and with_store_at is not null`,
  active_count_at_store: `(store_id, country, answer_due_at) where state <> 'RESOLVED' and desk = 'STORE'
    and with_store_at is not null`,
}

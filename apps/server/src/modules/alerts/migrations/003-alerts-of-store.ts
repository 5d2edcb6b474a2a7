import { type Kysely, sql } from "kysely"

export const transaction = false

/**
 * What a visitor's page reads: the country's alerts and those of one store. Without these indexes it reads the alerts of
 * every store in the country.
 */
const indexes: Readonly<Record<string, string>> = {
  alert_of_country: `(country, ends_at) where store_id is null`,
  alert_of_store: `(store_id, ends_at) where store_id is not null`,
  alert_of_stores: `using gin (store_ids)`,
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    // An interrupted run can leave an invalid index behind.
    await sql`drop index if exists alerts.${sql.ref(name)}`.execute(db)
    await sql`create index concurrently ${sql.ref(name)} on alerts.alert ${sql.raw(definition)}`.execute(db)
  }
}

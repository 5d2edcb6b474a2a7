import { type Kysely, sql } from "kysely"
import type { NoTables } from "./database.ts"
import { findMigrations } from "./find-migrations.ts"

/** What this version of the product knows and the database has not seen. */
export async function pendingMigrations(db: Kysely<NoTables>): Promise<string[]> {
  const pending: string[] = []
  for (const { schema, migrations } of await findMigrations()) {
    const table = await sql<{ found: boolean }>`
      select to_regclass(${`${schema}.migration`}) is not null as found`.execute(db)
    const done = table.rows[0]?.found
      ? await sql<{ name: string }>`select name from ${sql.table(`${schema}.migration`)}`.execute(db)
      : { rows: [] }
    const names = new Set(done.rows.map(({ name }) => name))
    pending.push(
      ...Object.keys(migrations)
        .filter((name) => !names.has(name))
        .map((name) => `${schema}/${name}`),
    )
  }
  return pending
}

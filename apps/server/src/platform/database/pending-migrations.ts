import type { Kysely } from "kysely"
import type { NoTables } from "./database.ts"
import { findMigrations } from "./find-migrations.ts"
import { readMigrationState } from "./migration-state.ts"

/** What this version of the product knows and the database has not seen. */
export async function pendingMigrations(db: Kysely<NoTables>): Promise<string[]> {
  const { pending } = await readMigrationState(db, await findMigrations())
  return pending.map(({ schema, name }) => `${schema}/${name}`)
}

import type { Kysely } from "kysely"
import type { NoTables } from "./database.ts"
import { findMigrations } from "./find-migrations.ts"
import { readMigrationState } from "./migration-state.ts"

/** The names of the migrations that this version has and the database has not. */
export async function listPendingMigrations(db: Kysely<NoTables>): Promise<string[]> {
  const { pending } = await readMigrationState(db, await findMigrations())
  return pending.map(({ schema, name }) => `${schema}/${name}`)
}

import { type Kysely, sql } from "kysely"
import { applyMigration } from "./apply-migration.ts"
import type { Database, NoTables } from "./database.ts"
import { findMigrations, type ModuleMigrations } from "./find-migrations.ts"
import { readMigrationState } from "./migration-state.ts"

/** Any constant will do, as long as every node uses the same one. */
const LOCK = 7_230_411

/**
 * Brings the database to the newest form, one transaction a migration, while the version before goes on working. Nodes that
 * start together stand in line and only the first finds work; a run that dies in the middle is continued by the next.
 * Kysely's own migrator runs all of them in one transaction and refuses what it does not know.
 */
export async function migrate(database: Database, modules?: readonly ModuleMigrations[]): Promise<string[]> {
  const all = modules ?? (await findMigrations())
  const { pending } = await readMigrationState(database.db, all)
  if (pending.length === 0) return []
  if (database.kind === "embedded") return applyPending(database.db, all, false)
  return database.withoutTimeouts((db) =>
    // The lock belongs to the connection.
    db.connection().execute(async (connection) => {
      // Otherwise a node killed in the middle of a long statement would keep the lock until that statement ends.
      await sql`set client_connection_check_interval = '1s'`.execute(connection)
      await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
      return applyPending(connection, all, true)
    }),
  )
}

async function applyPending(
  db: Kysely<NoTables>,
  modules: readonly ModuleMigrations[],
  isShared: boolean,
): Promise<string[]> {
  const { pending, isInUse } = await readMigrationState(db, modules)
  const done: string[] = []
  for (const each of pending) {
    await applyMigration(db, each, isShared && isInUse)
    done.push(`${each.schema}/${each.name}`)
  }
  return done
}

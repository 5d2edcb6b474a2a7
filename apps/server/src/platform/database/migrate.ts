import { sql } from "kysely"
import { Migrator } from "kysely/migration"
import type { Database } from "./database.ts"
import { findMigrations, type ModuleMigrations } from "./find-migrations.ts"

/** Any constant will do, as long as every node uses the same one. */
const LOCK = 7_230_411

/**
 * Brings the database to the newest form. The whole run is one transaction under one lock: nodes that start together
 * stand in line and only the first finds work, and a run that dies in the middle leaves the database as it was.
 */
export async function migrate(database: Database, modules?: readonly ModuleMigrations[]): Promise<string[]> {
  const all = modules ?? (await findMigrations())
  return database.patiently((db) =>
    db.transaction().execute(async (tx) => {
      if (database.kind === "postgres") {
        // Otherwise a node killed in the middle of a long statement would keep the lock until that statement ends.
        await sql`set local client_connection_check_interval = '1s'`.execute(tx)
      }
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
      const done: string[] = []
      for (const { schema, migrations } of all) {
        const migrator = new Migrator({
          db: tx,
          provider: { getMigrations: async () => migrations },
          migrationTableSchema: schema,
          migrationTableName: "migration",
          migrationLockTableName: "migration_lock",
        })
        const { error, results = [] } = await migrator.migrateToLatest()
        if (error) throw error
        done.push(...results.map((result) => `${schema}/${result.migrationName}`))
      }
      return done
    }),
  )
}

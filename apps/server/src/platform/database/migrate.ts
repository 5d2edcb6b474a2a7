import { type Kysely, sql } from "kysely"
import { setTimeout as wait } from "node:timers/promises"
import { applyMigration } from "./apply-migration.ts"
import type { Database, NoTables } from "./database.ts"
import { findMigrations, type ModuleMigrations } from "./find-migrations.ts"
import { readMigrationState } from "./migration-state.ts"

/** The key of the advisory lock: an arbitrary number that every node uses. */
const MIGRATION_LOCK_KEY = 7_230_411
const LOCK_POLL_MS = 100

/**
 * Applies the pending migrations, one transaction each, while the previous version keeps running. Nodes that start
 * together wait for each other, and only the first finds work. If a run dies, the next one continues. Kysely's migrator
 * isn't used, because it runs all migrations in one transaction and refuses unknown ones.
 */
export async function migrate(database: Database, modules?: readonly ModuleMigrations[]): Promise<string[]> {
  const allModules = modules ?? (await findMigrations())
  const { pending } = await readMigrationState(database.db, allModules)
  if (pending.length === 0) return []
  if (database.kind === "embedded") return applyPending(database.db, allModules, { isShared: false })
  return database.withoutTimeouts((db) =>
    // The lock belongs to the connection.
    db.connection().execute(async (connection) => {
      // Without this, a node killed during a long statement would keep the lock until that statement ends.
      await sql`set client_connection_check_interval = '1s'`.execute(connection)
      await waitForLock(connection)
      return applyPending(connection, allModules, { isShared: true })
    }),
  )
}

/**
 * Asks for the lock again and again instead of waiting for it in one statement: `create index concurrently` on the node
 * that has the lock waits for every statement that began before it, so the two nodes would wait for each other.
 */
async function waitForLock(connection: Kysely<NoTables>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isAcquired: boolean }>`
      select pg_try_advisory_lock(${MIGRATION_LOCK_KEY}) as "isAcquired"`.execute(connection)
    if (rows[0]?.isAcquired) return
    await wait(LOCK_POLL_MS)
  }
}

async function applyPending(
  db: Kysely<NoTables>,
  modules: readonly ModuleMigrations[],
  { isShared }: { isShared: boolean },
): Promise<string[]> {
  const { pending, isInUse } = await readMigrationState(db, modules)
  const applied: string[] = []
  for (const each of pending) {
    await applyMigration(db, each, isShared && isInUse)
    applied.push(`${each.schema}/${each.name}`)
  }
  return applied
}

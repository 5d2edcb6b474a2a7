import { type Kysely, sql } from "kysely"
import { OperatorError } from "../../settings.ts"
import type { NoTables } from "./database.ts"
import type { DatabaseMigration, ModuleMigrations } from "./find-migrations.ts"
import { SCHEMA_LEVEL } from "./schema-level.ts"

export interface PendingMigration {
  schema: string
  name: string
  migration: DatabaseMigration
}

export interface MigrationState {
  /** The migrations that this version has and the database has not, in the order to apply them. */
  pending: PendingMigration[]
  /** Whether the database was migrated before, so that other processes may be using it. */
  isInUse: boolean
}

/** Compares the database with this version. Throws if the database is too new. */
export async function readMigrationState(
  db: Kysely<NoTables>,
  modules: readonly ModuleMigrations[],
): Promise<MigrationState> {
  const levels = await readLevels(db)
  const tooNew = levels.find(({ oldestLevel }) => oldestLevel > SCHEMA_LEVEL)
  if (tooNew)
    throw new OperatorError(
      `This version is too old for the database: the migration ${tooNew.name} needs schema level ${tooNew.oldestLevel}, and this version has ${SCHEMA_LEVEL}. Start a newer version, or restore a backup that was made before it.`,
    )
  const recorded = new Set(levels.map(({ name }) => name))
  const pending: PendingMigration[] = []
  let isInUse = false
  for (const { schema, migrations } of modules) {
    const applied = await readApplied(db, schema)
    isInUse ||= applied.size > 0
    for (const name of Object.keys(migrations).sort()) {
      const migration = migrations[name]
      if (migration && !applied.has(name)) pending.push({ schema, name, migration })
    }
    const unknownName = [...applied].find((name) => !(name in migrations) && !recorded.has(`${schema}/${name}`))
    if (unknownName !== undefined)
      throw new OperatorError(
        `The database has the migration ${schema}/${unknownName}, which this version does not know and for which no schema level is recorded. Start the version that applied it.`,
      )
  }
  return { pending, isInUse }
}

interface RecordedLevel {
  /** Includes the schema. */
  name: string
  oldestLevel: number
}

async function readLevels(db: Kysely<NoTables>): Promise<RecordedLevel[]> {
  if (!(await hasTable(db, "platform.migration_level"))) return []
  const { rows } = await sql<RecordedLevel>`
    select schema_name || '/' || migration_name as name, oldest_level as "oldestLevel"
    from platform.migration_level order by oldest_level desc`.execute(db)
  return rows
}

async function readApplied(db: Kysely<NoTables>, schema: string): Promise<Set<string>> {
  if (!(await hasTable(db, `${schema}.migration`))) return new Set()
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(`${schema}.migration`)}`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

export async function hasTable(db: Kysely<NoTables>, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(db)
  return rows[0]?.found ?? false
}

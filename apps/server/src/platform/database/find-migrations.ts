import type { Migration } from "kysely/migration"
import { glob } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { pathToFileURL } from "node:url"

const sources = join(import.meta.dirname, "..", "..")

/** The exports of a migration file. CONTRIBUTING.md explains how to write one. */
export interface DatabaseMigration extends Migration {
  /** Set by a migration that removes or changes something: the lowest SCHEMA_LEVEL that no longer uses it. */
  oldestLevel?: number
  /**
   * False for statements that PostgreSQL can't run in a transaction or that take long. Such a migration must be
   * repeatable after a failure.
   */
  transaction?: boolean
}

export interface ModuleMigrations {
  /** The module's own PostgreSQL schema. */
  schema: string
  migrations: Record<string, DatabaseMigration>
}

/** Finds migrations by their location, so that a new module can't be missing from a list. The platform's come first. */
export async function findMigrations(): Promise<ModuleMigrations[]> {
  const bySchema = new Map<string, Record<string, DatabaseMigration>>([["platform", {}]])
  for await (const path of glob(["platform/migrations/*.ts", "modules/*/migrations/*.ts"], { cwd: sources })) {
    const schema = basename(dirname(dirname(path))).replaceAll("-", "_")
    const migration = (await import(pathToFileURL(join(sources, path)).href)) as DatabaseMigration
    if (typeof migration.up !== "function") throw new Error(`${path} exports no function up(db).`)
    bySchema.set(schema, { ...bySchema.get(schema), [basename(path, ".ts")]: migration })
  }
  const [platform, ...modules] = [...bySchema].map(([schema, migrations]) => ({ schema, migrations }))
  return [...(platform ? [platform] : []), ...modules.sort((a, b) => a.schema.localeCompare(b.schema))]
}

import { PGlite } from "@electric-sql/pglite"
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs"
import { open, readFile } from "node:fs/promises"
import { join } from "node:path"
import { lockDirectory } from "../platform/database/lock-directory.ts"
import { type Settings, SettingError } from "../settings.ts"
import { runPostgresTool } from "./run-postgres-tool.ts"

export interface RestoreOptions {
  /** Replace what is there. */
  force?: boolean
}

/** Fills an empty database from a backup. One that holds something is replaced only by force. */
export async function restoreDatabase(settings: Settings, file: string, options: RestoreOptions = {}): Promise<void> {
  const kind = await kindOf(file)
  const wanted = settings.databaseUrl === undefined ? "embedded" : "postgres"
  if (kind !== wanted) {
    const other = wanted === "embedded" ? "PostgreSQL: set DATABASE_URL" : "the embedded database: unset DATABASE_URL"
    throw new SettingError(kind === undefined ? `${file} is no backup of ours.` : `${file} is a backup of ${other}.`)
  }
  if (settings.databaseUrl === undefined) await loadEmbedded(settings, file, options)
  else await loadPostgres(settings.databaseUrl, file, options)
}

/** Both kinds of backup begin with letters of their own. */
async function kindOf(file: string): Promise<"embedded" | "postgres" | undefined> {
  const source = await open(file, "r").catch(() => {
    throw new SettingError(`The backup ${file} can't be read.`)
  })
  const { buffer } = await source.read(Buffer.alloc(5), 0, 5, 0)
  await source.close()
  if (buffer[0] === 0x1f && buffer[1] === 0x8b) return "embedded"
  return buffer.toString("latin1") === "PGDMP" ? "postgres" : undefined
}

/** It is loaded beside and then put in place; what was there before stays beside, until someone removes it. */
async function loadEmbedded(settings: Settings, file: string, { force }: RestoreOptions): Promise<void> {
  const unlock = lockDirectory(settings.dataDir)
  try {
    const place = join(settings.dataDir, "database")
    const occupied = existsSync(place) && readdirSync(place).length > 0
    if (occupied && !force) throw occupiedError(place)
    const loading = join(settings.dataDir, "database-loading")
    rmSync(loading, { recursive: true, force: true })
    const pglite = await PGlite.create({ dataDir: loading, loadDataDir: new Blob([await readFile(file)]) })
    await pglite.query("select 1")
    await pglite.close()
    if (occupied)
      renameSync(place, join(settings.dataDir, `database-before-${new Date().toISOString().replaceAll(":", "-")}`))
    else rmSync(place, { recursive: true, force: true })
    renameSync(loading, place)
  } finally {
    unlock()
  }
}

const ownSchemas = "nspname !~ '^pg_' and nspname <> 'information_schema'"

/** One transaction: it is restored whole, or the database stays as it was. */
async function loadPostgres(url: string, file: string, { force }: RestoreOptions): Promise<void> {
  const count = `select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ownSchemas}`
  const found = await runPostgresTool("psql", ["--no-psqlrc", "--tuples-only", "--no-align", "-c", count, url])
  if (Number(found) > 0 && !force) throw occupiedError("the PostgreSQL of DATABASE_URL")
  const clear = `do $$ declare name text; begin
    for name in select nspname from pg_namespace where ${ownSchemas} loop execute format('drop schema %I cascade', name); end loop;
    create schema public;
  end $$;\n`
  const script = await runPostgresTool("pg_restore", ["--no-owner", "--no-privileges", "--file=-", file])
  const once = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", "--output=/dev/null", url]
  await runPostgresTool("psql", once, clear + script)
}

function occupiedError(what: string): SettingError {
  return new SettingError(`There is a database already in ${what}; to replace it, add --force.`)
}

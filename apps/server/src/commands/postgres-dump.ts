import { SettingError } from "../settings.ts"
import { type BackupFile, readDump } from "./backup-file.ts"
import type { Dump } from "./embedded-dump.ts"
import { measureProgress, type Report } from "./measure-progress.ts"
import { startPostgresTool } from "./run-tool.ts"

/** Runs pg_dump, which dumps a consistent snapshot while the database is in use. */
export async function dumpPostgres(databaseUrl: string): Promise<Dump> {
  const oldestLevel = await readRequiredLevel(databaseUrl)
  const content = startPostgresTool("pg_dump", ["--format=custom"], databaseUrl).output()
  return { kind: "postgres", oldestLevel, content, close: () => {} }
}

async function readRequiredLevel(databaseUrl: string): Promise<number> {
  const isRecorded = await query(databaseUrl, "select to_regclass('platform.migration_level') is not null")
  if (isRecorded !== "t") return 0
  return Number(await query(databaseUrl, "select coalesce(max(oldest_level), 0) from platform.migration_level"))
}

const ownSchemas = "nspname !~ '^pg_' and nspname <> 'information_schema'"

export async function isPostgresEmpty(databaseUrl: string): Promise<boolean> {
  const found = `select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ownSchemas}`
  return (await query(databaseUrl, found)) === "0"
}

async function query(databaseUrl: string, text: string): Promise<string> {
  const answer: Buffer[] = []
  const args = ["--no-psqlrc", "--tuples-only", "--no-align", `--command=${text}`]
  for await (const chunk of startPostgresTool("psql", args, databaseUrl).output()) answer.push(chunk)
  return Buffer.concat(answer).toString().trim()
}

/** Checks that the installed tools can read the dump. A dump without a checksum is also decoded to its end. */
export async function checkPostgresDump(file: BackupFile): Promise<void> {
  const args = file.header === undefined ? ["--file=/dev/null"] : ["--list", "--file=/dev/null"]
  try {
    await startPostgresTool("pg_restore", args).run(readDump(file))
  } catch (error) {
    // The table of contents is at the beginning: the tool exits with success before it has read the rest.
    if (file.header !== undefined && !(error instanceof SettingError)) return
    throw new SettingError(`The backup ${file.path} can't be used: ${(error as Error).message}`)
  }
}

const clear = `do $$ declare name text; begin
  for name in select nspname from pg_namespace where ${ownSchemas} loop execute format('drop schema %I cascade', name); end loop;
  create schema public;
end $$;\n`

/**
 * Replaces everything in one transaction. The script's last line commits; psql's --single-transaction would also commit
 * when its input breaks off.
 */
export async function loadPostgres(databaseUrl: string, file: BackupFile, report: Report): Promise<void> {
  const reading = startPostgresTool("pg_restore", ["--no-owner", "--no-privileges", "--file=-"])
  const total = file.end - file.start
  // An error here also ends the tool, and then its output fails.
  reading.write(readDump(file, measureProgress(report, "Restored", total))).catch(() => {})
  async function* script() {
    yield `begin;\n${clear}`
    yield* reading.output()
    report("Committing.")
    yield "\ncommit;\n"
  }
  const args = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null"]
  try {
    await startPostgresTool("psql", args, databaseUrl).run(script())
  } catch (error) {
    throw new SettingError(`The backup was not restored, and the database is as it was: ${(error as Error).message}`)
  }
}

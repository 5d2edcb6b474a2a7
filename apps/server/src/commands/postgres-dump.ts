import { OperatorError } from "../settings.ts"
import { type BackupFile, readDump } from "./backup-file.ts"
import type { Dump } from "./embedded-dump.ts"
import { measureProgress, type Report } from "./measure-progress.ts"
import { startPostgresTool } from "./run-tool.ts"

/** Runs pg_dump, which dumps a consistent snapshot while the database is in use. */
export async function dumpPostgres(databaseUrl: string): Promise<Dump> {
  const oldestLevel = await readMinSchemaLevel(databaseUrl)
  const content = startPostgresTool("pg_dump", ["--format=custom"], databaseUrl).output()
  return { kind: "postgres", oldestLevel, content, close: () => {} }
}

async function readMinSchemaLevel(databaseUrl: string): Promise<number> {
  const isRecorded = await query(databaseUrl, "select to_regclass('platform.migration_level') is not null")
  if (isRecorded !== "t") return 0
  return Number(await query(databaseUrl, "select coalesce(max(oldest_level), 0) from platform.migration_level"))
}

const isOwnSchemaSql = "nspname !~ '^pg_' and nspname <> 'information_schema'"

export async function isPostgresEmpty(databaseUrl: string): Promise<boolean> {
  const countRelationsSql = `select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${isOwnSchemaSql}`
  return (await query(databaseUrl, countRelationsSql)) === "0"
}

async function query(databaseUrl: string, text: string): Promise<string> {
  const chunks: Buffer[] = []
  const args = ["--no-psqlrc", "--tuples-only", "--no-align", `--command=${text}`]
  for await (const chunk of startPostgresTool("psql", args, databaseUrl).output()) chunks.push(chunk)
  return Buffer.concat(chunks).toString().trim()
}

/** Checks that the installed tools can read the dump. A dump without a checksum is also decoded to its end. */
export async function checkPostgresDump(file: BackupFile): Promise<void> {
  const args = file.header === undefined ? ["--file=/dev/null"] : ["--list", "--file=/dev/null"]
  try {
    await startPostgresTool("pg_restore", args).run(readDump(file))
  } catch (error) {
    // With --list, pg_restore exits after the table of contents, so writing the rest of the dump to it fails.
    if (file.header !== undefined && !(error instanceof OperatorError)) return
    throw new OperatorError(`The backup ${file.path} can't be used: ${(error as Error).message}`)
  }
}

const dropSchemasSql = `do $$ declare name text; begin
  for name in select nspname from pg_namespace where ${isOwnSchemaSql} loop execute format('drop schema %I cascade', name); end loop;
  create schema public;
end $$;\n`

/**
 * Replaces everything in one transaction. The script's last line commits; psql's --single-transaction would also commit
 * when its input ends early.
 */
export async function loadPostgres(databaseUrl: string, file: BackupFile, report: Report): Promise<void> {
  const restoreTool = startPostgresTool("pg_restore", ["--no-owner", "--no-privileges", "--file=-"])
  const total = file.end - file.start
  // If reading the file fails, pg_restore fails too, and its output throws the error.
  restoreTool.write(readDump(file, measureProgress(report, "Restored", total))).catch(() => {})
  async function* script() {
    yield `begin;\n${dropSchemasSql}`
    yield* restoreTool.output()
    report("Committing.")
    yield "\ncommit;\n"
  }
  const args = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null"]
  try {
    await startPostgresTool("psql", args, databaseUrl).run(script())
  } catch (error) {
    throw new OperatorError(`The backup was not restored, and the database is unchanged: ${(error as Error).message}`)
  }
}

import { PGlite } from "@electric-sql/pglite"
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import { lockDirectory } from "../platform/database/lock-directory.ts"
import { OperatorError } from "../settings.ts"
import { type BackupFile, readDump } from "./backup-file.ts"
import { measureProgress, type Report } from "./measure-progress.ts"
import { startTool } from "./run-tool.ts"

/** A dump of a database as a stream. */
export interface Dump {
  kind: BackupFile["kind"]
  /** The oldest server version that can run on this database is the one with this `SCHEMA_LEVEL`. */
  oldestLevel: number
  content: AsyncIterable<Buffer>
  close(): void
}

/** Dumps the database's files as tar and gzip. Locks the directory, so that no server writes to it meanwhile. */
export async function dumpEmbedded(dataDir: string): Promise<Dump> {
  const directory = join(dataDir, "database")
  if (!isNotEmpty(directory)) throw new OperatorError(`There is no database in ${directory}.`)
  const unlock = lockDirectory(dataDir)
  try {
    const oldestLevel = await readMinSchemaLevel(directory)
    const files = startTool("tar", ["-c", "-f", "-", "-C", directory, "."]).output()
    return { kind: "embedded", oldestLevel, content: compress(files), close: unlock }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opening the database also recovers from an unclean shutdown. */
async function readMinSchemaLevel(directory: string): Promise<number> {
  const pglite = await PGlite.create({ dataDir: directory })
  try {
    const { rows } = await pglite.query<{ name: string | null }>(
      "select to_regclass('platform.migration_level') as name",
    )
    if (rows[0]?.name === null) return 0
    const levels = await pglite.query<{ level: number }>(
      "select coalesce(max(oldest_level), 0)::int as level from platform.migration_level",
    )
    return levels.rows[0]?.level ?? 0
  } finally {
    await pglite.close()
  }
}

async function* compress(files: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gzip = createGzip()
  const written = pipeline(files, gzip)
  // A failure also destroys `gzip`, so that reading from it throws. Without this handler, Node would report the failure
  // as unhandled before it is awaited below.
  written.catch(() => {})
  yield* gzip as AsyncIterable<Buffer>
  await written
}

export function isNotEmpty(directory: string): boolean {
  return existsSync(directory) && readdirSync(directory).length > 0
}

/** Checks that the dump can be decompressed to its end. */
export async function checkEmbeddedDump(file: BackupFile): Promise<void> {
  try {
    await pipeline(readDump(file), createGunzip(), (content: AsyncIterable<Buffer>) => drain(content))
  } catch (error) {
    throw new OperatorError(`The backup ${file.path} is damaged: ${(error as Error).message}`)
  }
}

async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of content) void chunk
}

/**
 * Unpacks the dump next to the database directory and then swaps them. The previous directory stays under another name
 * until the operator removes it.
 */
export async function loadEmbedded(dataDir: string, file: BackupFile, report: Report): Promise<void> {
  const directory = join(dataDir, "database")
  const stagingDirectory = join(dataDir, "database-loading")
  rmSync(stagingDirectory, { recursive: true, force: true })
  try {
    mkdirSync(stagingDirectory, { mode: 0o700 })
    const args = ["-x", "-f", "-", "-C", stagingDirectory, "--no-same-owner", "--no-same-permissions"]
    await unpack(file, args, measureProgress(report, "Restored", file.end - file.start))
    await verifyOpens(stagingDirectory, file)
    if (isNotEmpty(directory))
      renameSync(directory, join(dataDir, `database-before-${new Date().toISOString().replaceAll(":", "-")}`))
    else rmSync(directory, { recursive: true, force: true })
    renameSync(stagingDirectory, directory)
  } catch (error) {
    rmSync(stagingDirectory, { recursive: true, force: true })
    throw error
  }
}

async function unpack(file: BackupFile, args: string[], onBytes: (count: number) => void): Promise<void> {
  const gunzip = createGunzip()
  pipeline(readDump(file, onBytes), gunzip).catch(() => {})
  try {
    await startTool("tar", args).run(gunzip)
  } catch (error) {
    // tar exits with success at the end of the archive without reading the padding after it, which breaks the pipe. Any
    // other broken input makes tar fail.
    if (error instanceof OperatorError) throw new OperatorError(`The backup ${file.path} is damaged: ${error.message}`)
  }
}

async function verifyOpens(directory: string, file: BackupFile): Promise<void> {
  try {
    const pglite = await PGlite.create({ dataDir: directory })
    await pglite.query("select 1")
    await pglite.close()
  } catch (error) {
    throw new OperatorError(`The backup ${file.path} can't be opened by this version: ${(error as Error).message}`)
  }
}

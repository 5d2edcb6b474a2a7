import { join } from "node:path"
import { lockDirectory } from "../platform/database/lock-directory.ts"
import { SCHEMA_LEVEL } from "../platform/database/schema-level.ts"
import { type Settings, OperatorError } from "../settings.ts"
import { type BackupFile, openBackupFile, verifyChecksum } from "./backup-file.ts"
import { checkEmbeddedDump, isNotEmpty, loadEmbedded } from "./embedded-dump.ts"
import { type FilesToRestore, openFilesToRestore } from "./file-dump.ts"
import { measureProgress, type Report } from "./measure-progress.ts"
import { checkPostgresDump, isPostgresEmpty, loadPostgres } from "./postgres-dump.ts"

export interface RestoreOptions {
  /** Replaces an existing database. */
  force?: boolean
  report?: Report
}

/**
 * Restores a backup into an empty database, or replaces an existing one with `force`. Checks the file first. The stored
 * files are unpacked before the database is replaced and appear after it, so that a full disk changes nothing.
 */
export async function restoreDatabase(settings: Settings, path: string, options: RestoreOptions = {}): Promise<void> {
  const { force = false, report = () => {} } = options
  const { databaseUrl, dataDir } = settings
  const file = await openBackupFile(path)
  assertKind(file, databaseUrl === undefined ? "embedded" : "postgres")
  assertLevel(file)
  const stored = await openFilesToRestore(settings, file, { force, report })
  try {
    if (databaseUrl === undefined) await restoreEmbedded(dataDir, file, { force, report }, stored)
    else {
      if (!force && !(await isPostgresEmpty(databaseUrl))) throw occupiedError("the PostgreSQL of DATABASE_URL")
      await checkFile(file, report, checkPostgresDump)
      await stored.unpack()
      await loadPostgres(databaseUrl, file, report)
    }
    stored.replace()
  } finally {
    stored.cleanUp()
  }
}

async function restoreEmbedded(
  dataDir: string,
  file: BackupFile,
  { force, report }: Required<RestoreOptions>,
  stored: FilesToRestore,
): Promise<void> {
  const directory = join(dataDir, "database")
  if (isNotEmpty(directory)) {
    if (!force) throw occupiedError(directory)
    // Refuses the directory of a running server before the long check of the file.
    lockDirectory(dataDir)()
  }
  await checkFile(file, report, checkEmbeddedDump)
  const unlock = lockDirectory(dataDir)
  try {
    await stored.unpack()
    await loadEmbedded(dataDir, file, report)
  } finally {
    unlock()
  }
}

function assertKind({ path, kind }: BackupFile, expected: BackupFile["kind"]): void {
  if (kind === expected) return
  const requirement = kind === "postgres" ? "PostgreSQL: set DATABASE_URL" : "the embedded database: unset DATABASE_URL"
  throw new OperatorError(`${path} is a backup of ${requirement}.`)
}

function assertLevel({ path, header }: BackupFile): void {
  if (header === undefined || header.oldestLevel <= SCHEMA_LEVEL) return
  throw new OperatorError(
    `${path} was made by a newer version: its database needs schema level ${header.oldestLevel}, and this version has ${SCHEMA_LEVEL}.`,
  )
}

async function checkFile(file: BackupFile, report: Report, decode: (file: BackupFile) => Promise<void>): Promise<void> {
  report("Checking the file.")
  if (file.header !== undefined) await verifyChecksum(file, measureProgress(report, "Checked", file.footerStart))
  if (file.header === undefined || file.kind === "postgres") await decode(file)
}

function occupiedError(location: string): OperatorError {
  return new OperatorError(`There is a database already in ${location}; to replace it, add --force.`)
}

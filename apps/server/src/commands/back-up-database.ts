import { rename, rm, stat } from "node:fs/promises"
import { type Settings, OperatorError } from "../settings.ts"
import { reasonOf, writeBackupFile } from "./backup-file.ts"
import { dumpEmbedded } from "./embedded-dump.ts"
import { dumpFiles } from "./file-dump.ts"
import { measureProgress, type Report } from "./measure-progress.ts"
import { dumpPostgres } from "./postgres-dump.ts"

/**
 * Writes the whole database, and the stored files unless they are in a bucket, into one file. The file appears only
 * when it is complete and synced to disk.
 */
export async function backUpDatabase(settings: Settings, file: string, report: Report = () => {}): Promise<void> {
  const partialFile = `${file}.part`
  const target = await stat(file).catch(() => undefined)
  if (target?.isDirectory()) throw new OperatorError(`The backup can't be written to ${file}: it is a directory.`)
  const { databaseUrl } = settings
  const dump = databaseUrl === undefined ? await dumpEmbedded(settings.dataDir) : await dumpPostgres(databaseUrl)
  try {
    const { kind, oldestLevel, content } = dump
    // The files come second: whatever the dump refers to was stored before it.
    const files = settings.files.bucket ? undefined : dumpFiles(settings.files.directory)
    const header = { kind, oldestLevel, madeAt: new Date().toISOString(), files: files !== undefined }
    await writeBackupFile(partialFile, header, content, files, measureProgress(report, "Written"))
    await rename(partialFile, file)
  } catch (error) {
    await rm(partialFile, { force: true }).catch(() => {})
    const { syscall, path } = error as NodeJS.ErrnoException
    if (syscall === undefined || path !== partialFile) throw toOperatorError(error, file)
    throw new OperatorError(`The backup can't be written to ${file}: ${reasonOf(error as NodeJS.ErrnoException)}.`)
  } finally {
    dump.close()
  }
}

/** A full disk makes a write fail, and that error has no path. */
function toOperatorError(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code !== "ENOSPC" && code !== "EDQUOT") return error
  return new OperatorError(`The backup can't be written to ${file}: ${reasonOf(error as NodeJS.ErrnoException)}.`)
}

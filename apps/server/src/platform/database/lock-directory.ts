import { accessSync, constants } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { SettingError } from "../../settings.ts"
import { makeDirectory } from "../make-directory.ts"

/** Locks held now. A connection nobody refers to is collected as garbage, and its lock would go with it. */
const openLocks = new Set<DatabaseSync>()

/**
 * An exclusive lock on a directory, held by the operating system for this process: it is gone at the very moment the
 * process is, kill -9 included, so there is never a stale lock to clear by hand. The embedded database takes no lock
 * itself, and two processes on one directory lose acknowledged writes.
 */
export function lockDirectory(directory: string): () => void {
  makeDirectory(directory)
  // Said by the operating system, with its reason: SQLite says only that it can't.
  accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  const lock = openLock(join(directory, "lock"))
  try {
    lock.exec("BEGIN EXCLUSIVE")
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw unusable(error)
    throw new SettingError(
      `The embedded database in ${directory} is in use by another process; stop it, or set DATA_DIR to another directory.`,
    )
  }
  openLocks.add(lock)
  return () => {
    openLocks.delete(lock)
    lock.close()
  }
}

function openLock(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path)
  } catch (error) {
    throw unusable(error)
  }
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY
}

function unusable(error: unknown): SettingError {
  return new SettingError(`The setting DATA_DIR can’t be used: its lock can’t be taken (${(error as Error).message}).`)
}

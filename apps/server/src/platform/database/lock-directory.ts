import { accessSync, constants } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { OperatorError } from "../../settings.ts"
import { makeDirectory } from "../make-directory.ts"

/** The open locks. Without this reference a connection would be garbage-collected, and its lock released. */
const openLocks = new Set<DatabaseSync>()

/**
 * Takes an exclusive lock on a directory and returns a function that releases it. The operating system also releases it
 * when the process ends, even by kill -9, so there is never a stale lock to remove by hand. The embedded database takes
 * no lock itself, and two processes on one directory lose acknowledged writes.
 */
export function lockDirectory(directory: string): () => void {
  makeDirectory(directory)
  // The operating system's error gives the reason; SQLite's only says that it failed.
  accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  const lock = openLock(join(directory, "lock"))
  try {
    lock.exec("BEGIN EXCLUSIVE")
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw toUnusableError(error)
    throw new OperatorError(
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
    throw toUnusableError(error)
  }
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY
}

function toUnusableError(error: unknown): OperatorError {
  return new OperatorError(`The setting DATA_DIR can’t be used: its lock can’t be taken (${(error as Error).message}).`)
}

import { randomUUID } from "node:crypto"
import { type FileHandle, open, opendir, readFile, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { makeDirectory } from "../make-directory.ts"
import { assertContentType, assertFileKey, assertPrefix, contentTypeOf, isFileKey } from "./file-keys.ts"
import type { FileStorage } from "./file-storage.ts"
import { filesUnavailable } from "./files-unavailable.ts"

/** Files are written here first. It is on the same disk as the files, so that a rename can't fail halfway. */
const INCOMING = "incoming"
const CURRENT = "current"

/** An incomplete file that is older than this belongs to a process that died while it wrote. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000

export interface FolderStorage extends FileStorage {
  /** Creates the folder and deletes what a crashed process left in it. */
  prepare(): Promise<void>
}

/**
 * Stores files in a folder: `current` has the files, each under its key. A file appears there only when it is complete
 * and on disk, so that a reader never sees a part of it, also after a power cut.
 */
export function createFolderStorage(directory: string): FolderStorage {
  const root = currentFolder(directory)
  const incoming = join(directory, INCOMING)

  return {
    async prepare() {
      makeDirectory(root)
      makeDirectory(incoming)
      for await (const { name } of await opendir(incoming)) {
        const path = join(incoming, name)
        // Another node may have finished this file in between.
        const fileStats = await undefinedIfMissing(stat(path))
        if (fileStats && fileStats.mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(path, { force: true })
      }
    },
    async put(key, bytes, contentType) {
      assertFileKey(key)
      assertContentType(key, contentType)
      const path = join(root, key)
      const partialPath = join(incoming, randomUUID())
      await translateErrors(async () => {
        makeDirectory(incoming)
        makeDirectory(dirname(path))
        try {
          await writeToDisk(partialPath, bytes)
          await rename(partialPath, path)
          await syncFolder(dirname(path))
        } catch (error) {
          await rm(partialPath, { force: true }).catch(() => {})
          throw error
        }
      })
    },
    async get(key) {
      assertFileKey(key)
      return translateErrors(async () => {
        const bytes = await undefinedIfMissing(readFile(join(root, key)))
        return bytes && { bytes, contentType: contentTypeOf(key) }
      })
    },
    async delete(key) {
      assertFileKey(key)
      await translateErrors(() => undefinedIfMissing(rm(join(root, key))))
    },
    async deleteAll(prefix) {
      assertPrefix(prefix)
      return translateErrors(async () => {
        let count = 0
        for await (const key of listKeys(root, prefix)) {
          await undefinedIfMissing(rm(join(root, key)))
          count++
        }
        await rm(join(root, prefix), { recursive: true, force: true })
        return count
      })
    },
    list(prefix) {
      if (prefix !== undefined) assertPrefix(prefix)
      return listKeys(root, prefix ?? "")
    },
  }
}

/** The folder with the files themselves. A restore replaces it. */
export function currentFolder(directory: string): string {
  return join(directory, CURRENT)
}

/** Walks the folder without reading all of its names into memory first. */
async function* listKeys(root: string, prefix: string): AsyncGenerator<string> {
  const folder = await translateErrors(() => undefinedIfMissing(opendir(join(root, prefix))))
  if (!folder) return
  for await (const entry of folder) {
    const key = `${prefix}${entry.name}`
    if (entry.isDirectory()) yield* listKeys(root, `${key}/`)
    else if (isFileKey(key)) yield key
  }
}

async function writeToDisk(path: string, bytes: Uint8Array): Promise<void> {
  // Photos are personal data, so only the server's user may read them.
  await withHandle(open(path, "wx", 0o600), async (handle) => {
    await handle.writeFile(bytes)
    await handle.sync()
  })
}

/** Without this, the new name could be lost in a power cut. */
async function syncFolder(path: string): Promise<void> {
  await withHandle(open(path, "r"), (handle) => handle.sync())
}

async function withHandle(opened: Promise<FileHandle>, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await opened
  try {
    await work(handle)
  } finally {
    await handle.close()
  }
}

const missingCodes = new Set(["ENOENT", "ENOTDIR", "EISDIR"])

async function undefinedIfMissing<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (missingCodes.has((error as NodeJS.ErrnoException).code ?? "")) return undefined
    throw error
  }
}

/** Any error of the disk (full, read-only, no permission, broken) means that files are unavailable. */
async function translateErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw filesUnavailable((error as NodeJS.ErrnoException).code ?? "unknown", error)
  }
}

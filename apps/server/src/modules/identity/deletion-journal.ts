import { readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { makeDirectory } from "../../platform/make-directory.ts"
import type { Identity } from "./identity.ts"

/*
 * Which accounts were deleted, outside of the database, so that a backup from before can't bring them back: an empty file
 * for each, named by the account's id. Ids are random; nothing here says whose they were.
 */

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A journal that can't be written keeps nobody from deleting an account: the next start writes what is missing. */
export async function recordDeletion({ settings, log }: Pick<Identity, "settings" | "log">, userId: string) {
  try {
    await writeDeletions(settings.deletionsDir, [userId])
  } catch (error) {
    log.error({ err: error }, "a deletion was not written into the journal of deletions; the next start does it")
  }
}

export async function writeDeletions(directory: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  makeDirectory(directory)
  for (const id of userIds) await writeFile(join(directory, id), "", { mode: 0o600, flush: true })
}

export async function readDeletions(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return []
    throw error
  })
  return names.filter((name) => ID.test(name))
}

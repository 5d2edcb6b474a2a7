import { readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { makeDirectory } from "../../platform/make-directory.ts"
import type { AccountDeps } from "./account-deps.ts"

/*
 * Records deleted accounts outside of the database, so that restoring an older backup can't bring them back. Each
 * deletion is an empty file named after the account's id; ids are random and identify nobody. The guests who signed in
 * to the account have files too: a backup from before the sign-in contains their orders and not the account.
 */

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An error here does not stop the deletion: the next start writes missing entries. */
export async function recordDeletion(
  { settings, log }: Pick<AccountDeps, "settings" | "log">,
  userIds: readonly string[],
): Promise<void> {
  try {
    await writeDeletions(settings.deletionsDir, userIds)
  } catch (error) {
    log.error({ err: error }, "a deletion was not written to the deletion journal; the next start writes it")
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

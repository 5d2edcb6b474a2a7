import { randomBytes, randomUUID } from "node:crypto"
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { makeDirectory } from "./platform/make-directory.ts"
import { OperatorError } from "./setting-schemas.ts"

/** The setting SECRET has the same minimum. */
export const MIN_SECRET_LENGTH = 32

/** Creates the signing secret once and stores it in the data directory, readable by its owner only. */
export function loadOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, "secret")
  makeDirectory(dataDir)
  if (!existsSync(path)) createSecret(path)
  const secret = readFileSync(path, "utf8")
  if (secret.length < MIN_SECRET_LENGTH)
    throw new OperatorError(
      `The file ${path} is damaged: restore it, or delete it to get a new secret, which ends all sessions.`,
    )
  return secret
}

/**
 * Writes the secret to a file of its own first and then links it to its path. The path thus never names a file that is
 * still empty, and of two processes that start together only one creates the secret; the other reads it.
 */
function createSecret(path: string): void {
  const temporaryPath = `${path}.${randomUUID()}`
  try {
    writeFileSync(temporaryPath, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx", flush: true })
    linkSync(temporaryPath, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  } finally {
    rmSync(temporaryPath, { force: true })
  }
}

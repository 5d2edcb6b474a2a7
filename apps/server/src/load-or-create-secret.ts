import { randomBytes } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { makeDirectory } from "./platform/make-directory.ts"

/**
 * Creates the signing secret once and stores it in the data directory, readable by its owner only. With `wx` only one
 * of two processes that start together creates the file; the other reads it.
 */
export function loadOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, "secret")
  makeDirectory(dataDir)
  try {
    writeFileSync(path, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  }
  return readFileSync(path, "utf8")
}

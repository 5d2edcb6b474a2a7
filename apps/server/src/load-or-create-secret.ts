import { randomBytes } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { makeDirectory } from "./platform/make-directory.ts"

/**
 * A signing secret made once and kept beside the data, readable by the owner only. `wx` lets only one of two processes
 * that start at once create it; the other one reads what the first wrote.
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

import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Returns a version that changes with every file of the web build, because the manifest names each file with its
 * content hash.
 */
export function webVersion(webDir: string | undefined): string {
  if (webDir === undefined) return "none"
  const manifest = readFileSync(join(webDir, "client/.vite/manifest.json"))
  return createHash("sha256").update(manifest).digest("hex").slice(0, 12)
}

import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { root } from "./project.mjs"

const ignored = new Set(["node_modules", "dist", ".cache"])

function* filesBelow(path) {
  const info = statSync(path, { throwIfNoEntry: false })
  if (info === undefined) return
  if (info.isFile()) yield path
  if (!info.isDirectory()) return
  for (const name of readdirSync(path).sort()) {
    if (!ignored.has(name)) yield* filesBelow(join(path, name))
  }
}

/**
 * Returns one hash over the names and contents of all files below the paths and the `extraTexts`. Test files are
 * left out.
 */
export function hashFiles(paths, { extraTexts = [] } = {}) {
  const hash = createHash("sha256")
  for (const path of paths) {
    for (const file of filesBelow(path)) {
      if (/\.test\.\w+$/.test(file)) continue
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update("\0")
    }
  }
  for (const text of extraTexts) hash.update(`${text}\0`)
  return hash.digest("hex")
}

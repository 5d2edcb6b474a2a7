import { existsSync, mkdirSync, statSync } from "node:fs"
import { dirname } from "node:path"

/**
 * Like `mkdirSync` with `recursive: true`, but throws if a directory exists and accepts no subdirectories, such as
 * /proc. In that case Node's call never returns.
 */
export function makeDirectory(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === "EEXIST" && statSync(path).isDirectory()) return
    const parent = dirname(path)
    if (code !== "ENOENT" || existsSync(parent)) throw error
    makeDirectory(parent)
    makeDirectory(path)
  }
}

import { existsSync, mkdirSync, statSync } from "node:fs"
import { dirname } from "node:path"

/**
 * Like `recursive: true`, with which Node never returns if a directory exists but accepts no subdirectories, such as
 * /proc.
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

import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { UserError } from "../setup/project.mjs"

const reasons = {
  EEXIST: "it isn’t a directory",
  ENOTDIR: "a part of its path isn’t a directory",
  ENOENT: "it can’t be created there",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "that disk is read-only",
  ENOSPC: "that disk is full",
}

/** Creates the data directory and writes to it once, so that no program starts that could not store its data. */
export function checkDataDir(dataDir) {
  try {
    makeDirectory(dataDir)
    rmSync(mkdtempSync(join(dataDir, "probe-")), { recursive: true })
  } catch (error) {
    throw new UserError(
      `The setting DATA_DIR is "${dataDir}", which can’t be used: ${reasons[error.code] ?? error.message}.`,
    )
  }
}

/**
 * Creates a directory and its parents. Doesn't use the option `recursive`: with it, Node never returns if a parent
 * exists but accepts no subdirectories, such as /proc.
 */
function makeDirectory(path) {
  try {
    mkdirSync(path)
  } catch (error) {
    if (error.code === "EEXIST" && statSync(path).isDirectory()) return
    if (error.code !== "ENOENT" || existsSync(dirname(path))) throw error
    makeDirectory(dirname(path))
    makeDirectory(path)
  }
}

import { mkdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "")

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts)

/** Returns a path in the cache, for files that can be created again at any time; git ignores it. */
export function inCache(...parts) {
  mkdirSync(inProject(".cache"), { recursive: true })
  return inProject(".cache", ...parts)
}

/** An error that the user can fix: shown as one sentence, without a stack trace. */
export class UserError extends Error {}

/** Runs a command's main function; a UserError is printed as one sentence, with exit code 1. */
export async function runCommand(main) {
  try {
    process.exitCode = (await main(process.argv.slice(2))) ?? process.exitCode ?? 0
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error)
    // Exits without waiting for the programs that we started: they notice it and end too.
    process.exit(1)
  }
}

/** Whether this file is the command that was called, not imported by another one. */
export const isCommand = (moduleUrl) =>
  process.argv[1] !== undefined && fileURLToPath(moduleUrl) === resolve(process.argv[1])

import { mkdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "")

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts)

/** What can be made again at any time lies here; git ignores it. */
export function inCache(...parts) {
  mkdirSync(inProject(".cache"), { recursive: true })
  return inProject(".cache", ...parts)
}

/** A reason to stop that the person at the keyboard can act on: shown as one sentence, without a stack. */
export class UserError extends Error {}

/** Runs a command's main function; a reason to stop becomes one sentence and exit code 1. */
export async function runCommand(main) {
  try {
    process.exitCode = (await main(process.argv.slice(2))) ?? process.exitCode ?? 0
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error)
    // At once: what we started notices that we are gone, and ends too.
    process.exit(1)
  }
}

/** Whether this file is the command that was called, rather than a part of another one. */
export const isCommand = (moduleUrl) =>
  process.argv[1] !== undefined && fileURLToPath(moduleUrl) === resolve(process.argv[1])

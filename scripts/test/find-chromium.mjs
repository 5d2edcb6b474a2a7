import { accessSync, constants, existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { UserError } from "../setup/project.mjs"
import { runProgram } from "../setup/run-program.mjs"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
/** The same engine without the browser around it: opening a page takes a quarter of the CPU time. */
const shell = "chromium-headless-shell"

/** Returns the path of a real Chromium; installs one on Debian if run as root. */
export const findChromium = () => find(names, ["chromium"])

/** Returns the path of a headless Chromium for journeys, which open a thousand pages. */
export const findHeadlessChromium = () => find([shell, ...names], [shell, "chromium"])

async function find(wanted, packages) {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath) {
    if (isProgram(configuredPath)) return configuredPath
    throw new UserError(`The setting CHROMIUM_PATH is "${configuredPath}", which is not an executable file.`)
  }
  const installedPath = findInPath(wanted)
  if (installedPath) return installedPath
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("Installing Chromium …")
    const env = { DEBIAN_FRONTEND: "noninteractive" }
    await runProgram("apt-get", ["update", "-qq"], { env, quiet: true })
    for (const each of packages) {
      await runProgram("apt-get", ["install", "-y", "-qq", "--no-install-recommends", each], { env, quiet: true })
      const installed = findInPath(wanted)
      if (installed) return installed
    }
  }
  throw new UserError(
    `Install Chromium (on Debian: apt-get install ${packages[0]}), or set CHROMIUM_PATH to one, and run this again.`,
  )
}

/** Finds the first of these names that is anywhere in PATH. */
function findInPath(wanted) {
  const directories = (process.env.PATH ?? "").split(delimiter)
  return wanted.flatMap((name) => directories.map((directory) => join(directory, name))).find(isProgram)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

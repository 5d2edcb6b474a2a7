import { accessSync, constants, existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { PlainError } from "../setup/project.mjs"
import { runProgram } from "../setup/run-program.mjs"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const wish = "Install Chromium (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one, and run this again."

/** The path of a real Chromium; on Debian root gets one installed. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (isProgram(given)) return given
    throw new PlainError(`The setting CHROMIUM_PATH is "${given}", which is no program.`)
  }
  const found = inPath()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("Installing Chromium …")
    const env = { DEBIAN_FRONTEND: "noninteractive" }
    await runProgram("apt-get", ["update", "-qq"], { env, quiet: true })
    await runProgram("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env, quiet: true })
    const installed = inPath()
    if (installed) return installed
  }
  throw new PlainError(wish)
}

const inPath = () =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((place) => names.map((name) => join(place, name)))
    .find(isProgram)

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

import { randomInt } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"

/** Without those that are taken for one another when they are typed. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789"
const word = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("")

/**
 * `login:password` of the head office of this copy: as set, or made at the first start and kept beside its data, where
 * the next start finds it. The server makes such a member once and leaves it alone from then on.
 */
export function loadFirstManager(dataDir) {
  if (process.env.FIRST_MANAGER) return process.env.FIRST_MANAGER
  const file = `${dataDir}/first-manager`
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) writeOnce(file, `head.office:${word()}-${word()}-${word()}\n`)
  return readFileSync(file, "utf8").trim()
}

/** Of two that start together the first one's stays. */
function writeOnce(file, text) {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: "wx" })
  } catch (error) {
    if (error.code !== "EEXIST") throw error
  }
}

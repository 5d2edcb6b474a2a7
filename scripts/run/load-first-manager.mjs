import { randomInt } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"

/** The letters and digits of a password, without those that are easily confused. */
const passwordCharacters = "abcdefghjkmnpqrstuvwxyz23456789"
const makeWord = () =>
  Array.from({ length: 4 }, () => passwordCharacters[randomInt(passwordCharacters.length)]).join("")

/**
 * Returns `login:password` of the first staff member, who belongs to head office: from the setting, or created at the
 * first start and stored with the data for the next start. The server creates this member once and never changes it
 * afterwards.
 */
export function loadFirstManager(dataDir) {
  if (process.env.FIRST_MANAGER) return process.env.FIRST_MANAGER
  const file = `${dataDir}/first-manager`
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) writeOnce(file, `head.office:${makeWord()}-${makeWord()}-${makeWord()}\n`)
  return readFileSync(file, "utf8").trim()
}

/** If two processes start together, the first one's file stays. */
function writeOnce(file, text) {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: "wx" })
  } catch (error) {
    if (error.code !== "EEXIST") throw error
  }
}

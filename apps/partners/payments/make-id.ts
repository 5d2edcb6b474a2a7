import { randomInt } from "node:crypto"

/** Without the letters I, O and l, which look like digits. */
const lettersAndDigits = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789"
const digits = "0123456789"

const randomCharacters = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join("")

/** Returns the prefix, which may be empty, followed by random letters and digits. */
export const makeId = (prefix: string, length = 14): string => `${prefix}${randomCharacters(lettersAndDigits, length)}`
export const makeDigits = (length: number): string => randomCharacters(digits, length)

import { randomInt } from "node:crypto"

const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789"
const digits = "0123456789"

const randomCharacters = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join("")

export const makeId = (prefix: string, length = 14): string => `${prefix}${randomCharacters(letters, length)}`
export const makeDigits = (length: number): string => randomCharacters(digits, length)

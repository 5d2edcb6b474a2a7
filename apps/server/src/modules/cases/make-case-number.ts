import type { Random } from "../../platform/random.ts"

/** Without the letters I, L, O and U, because the number is read out over the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const RANDOM_LENGTH = 8

/** Returns `C-` and 8 random letters and digits, so that nobody can guess another case's number. */
export function makeCaseNumber(random: Random): string {
  const letters = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[random.below(ALPHABET.length)])
  return `C-${letters.join("")}`
}

import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Random } from "../../../platform/random.ts"

/** Without the letters I, L, O and U, because the number is read out over the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const RANDOM_LENGTH = 8

/**
 * Returns the country's code and 8 random letters and digits, so that nobody can guess another order's number or how
 * many orders there are.
 */
export function makeOrderNumber(random: Random, country: CountryCode): string {
  let number: string = country
  for (let index = 0; index < RANDOM_LENGTH; index++) number += ALPHABET[random.below(ALPHABET.length)]
  return number
}

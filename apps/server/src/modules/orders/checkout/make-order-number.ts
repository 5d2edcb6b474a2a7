import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Random } from "../../../platform/random.ts"

/** Without I, L, O and U, because the number is read out over the phone. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const LENGTH = 8

/** Returns a random number, so that nobody can guess another order's number or the number of sales. */
export function makeOrderNumber(random: Random, country: CountryCode): string {
  let number: string = country
  for (let index = 0; index < LENGTH; index++) number += LETTERS[random.below(LETTERS.length)]
  return number
}

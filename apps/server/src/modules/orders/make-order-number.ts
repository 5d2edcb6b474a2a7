import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Random } from "../../platform/random.ts"

/** Without I, L, O and U: it is read out over the phone. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const LENGTH = 8

/** Drawn, not counted: nobody learns from it how much is sold, or guesses another's. */
export function makeOrderNumber(random: Random, country: CountryCode): string {
  let number: string = country
  for (let index = 0; index < LENGTH; index++) number += LETTERS[random.below(LETTERS.length)]
  return number
}

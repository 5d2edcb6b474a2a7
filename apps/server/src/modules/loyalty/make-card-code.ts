import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Random } from "../../platform/random.ts"

const DIGITS = 12

/** Returns a random card code, so that nobody can guess another customer's. */
export function makeCardCode(random: Random, country: CountryCode): string {
  let code: string = country
  for (let index = 0; index < DIGITS; index++) code += random.below(10)
  return code
}

import { config as BD } from "./bd/config.ts"
import type { CountryConfig, Currency } from "./country.ts"
import { config as IN } from "./in/config.ts"
import { config as LK } from "./lk/config.ts"

export type CountryCode = CountryConfig["code"]

export const countries: Readonly<Record<CountryCode, CountryConfig>> = { IN, LK, BD }

export const countryCodes = Object.keys(countries) as readonly CountryCode[]

/** ERR-3: the currency of a country's amounts. */
export function currencyOf(country: CountryCode): Currency {
  return countries[country].currency.code
}

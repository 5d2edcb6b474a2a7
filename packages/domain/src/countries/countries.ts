import { bangladesh } from "./bangladesh.ts"
import type { CountryConfig, Currency } from "./country-config.ts"
import { india } from "./india.ts"
import { sriLanka } from "./sri-lanka.ts"

export const countryCodes = ["IN", "LK", "BD"] as const satisfies readonly CountryConfig["code"][]
export type CountryCode = (typeof countryCodes)[number]

export const countries: Readonly<Record<CountryConfig["code"], CountryConfig>> = {
  IN: india,
  LK: sriLanka,
  BD: bangladesh,
}

/** ERR-3: the currency of a country's amounts. */
export function currencyOf(country: CountryCode): Currency {
  return countries[country].currency.code
}

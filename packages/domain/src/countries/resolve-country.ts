import { type CountryCode, countries, countryCodes } from "./countries.ts"
import { siteConfigs } from "./topics/sites.ts"

export type ResolveCountryResult =
  | { ok: true; country: CountryCode }
  | { ok: false; message: "No config available with this country" | "Please mention the country name." }

export function resolveCountry(name: unknown): ResolveCountryResult {
  if (typeof name !== "string" || name === "") return { ok: false, message: "Please mention the country name." }
  const lowerCaseName = name.toLowerCase()
  const country = countryCodes.find((code) => siteConfigs[code].names.includes(lowerCaseName))
  return country ? { ok: true, country } : { ok: false, message: "No config available with this country" }
}

/** `lk.hearth.example` → LK. Only a country's own prefix counts, so that a host such as `india-test` isn't misread. */
export function countryFromHost(host: string | undefined): CountryCode | undefined {
  const name = host?.toLowerCase() ?? ""
  return countryCodes.find((code) => name.startsWith(`${countries[code].locale}.`))
}

import type { CountryCode } from "./countries.ts"

const countriesByName: Readonly<Record<string, CountryCode>> = {
  in: "IN",
  india: "IN",
  ind: "IN",
  sl: "LK",
  lk: "LK",
  srilanka: "LK",
  bg: "BD",
  bangla: "BD",
  bangladesh: "BD",
}

export type ResolveCountryResult =
  | { ok: true; country: CountryCode }
  | { ok: false; message: "No config available with this country" | "Please mention the country name." }

export function resolveCountry(name: unknown): ResolveCountryResult {
  if (typeof name !== "string" || name === "") return { ok: false, message: "Please mention the country name." }
  const country = Object.hasOwn(countriesByName, name.toLowerCase()) ? countriesByName[name.toLowerCase()] : undefined
  return country ? { ok: true, country } : { ok: false, message: "No config available with this country" }
}

/** `lk.hearth.example` → LK. Only the three prefixes count, so that a host such as `india-test` isn't misread. */
export function countryFromHost(host: string | undefined): CountryCode | undefined {
  const prefix = host?.toLowerCase().match(/^(in|lk|bd)\./)?.[1]
  return prefix === undefined ? undefined : (prefix.toUpperCase() as CountryCode)
}

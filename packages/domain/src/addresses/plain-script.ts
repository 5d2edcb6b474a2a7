import type { CountryCode } from "../countries/countries.ts"

const BANGLA = /[\u0980-\u09FF]+/g

/**
 * CTY-7: text for systems that can't hold Bangla, such as a receipt printer. Where nothing remains, it says 'Other'.
 * What the customer typed is kept for the customer; only what leaves for such a system goes through here.
 */
export function plainScript(text: string, country: CountryCode): string {
  if (country !== "BD") return text
  if (!text.match(BANGLA)) return text
  const rest = text.replaceAll(BANGLA, " ").replaceAll(/\s+/g, " ").trim()
  return /[\p{L}\p{N}]/u.test(rest) ? rest : "Other"
}

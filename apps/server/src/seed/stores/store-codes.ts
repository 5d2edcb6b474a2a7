import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { seedStores } from "./seed-stores.ts"

export function storeCodes(country: CountryCode): string[] {
  return seedStores.find((each) => each.country === country)?.stores.map(({ id }) => id) ?? []
}

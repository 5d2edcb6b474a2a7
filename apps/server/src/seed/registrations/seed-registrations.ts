import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { indiaRegistrations } from "./india.ts"
import type { Registration } from "./registration-schema.ts"

/** Invented numbers in a valid form. A real deployment replaces them. */
export const seedRegistrations: readonly Registration[] = [
  ...indiaRegistrations,
  {
    country: "LK",
    series: "LK",
    legalName: "Hearth Foods Lanka (Private) Limited",
    taxNumber: "999260418-7000",
    state: null,
  },
  {
    country: "BD",
    series: "BD",
    legalName: "Hearth Foods Bangladesh Limited",
    taxNumber: "009260418-0402",
    state: null,
  },
]

/** Returns the registration for a store's invoices. */
export function registrationOf(country: CountryCode, region: string): Registration | undefined {
  return seedRegistrations.find((each) => each.country === country && (!each.state || each.state.name === region))
}

import type { CountryCode } from "@hearth/domain/countries/countries.ts"

/** Under which name and number a country's taxes are paid: one for each of India's states, one for each other country. */
export interface Registration {
  country: CountryCode
  /** Begins the numbers of its invoices; unique in the chain, at most three letters. */
  series: string
  legalName: string
  /** GSTIN in India, VAT number in Sri Lanka, BIN in Bangladesh. */
  taxNumber: string
  /** Where it holds only in one state: as the gazetteer names it, its code in tax numbers, and what its own half is called. */
  state: { name: string; code: string; tax: "SGST" | "UTGST" } | null
}

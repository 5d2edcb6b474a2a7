import type { CountryCode } from "@hearth/domain/countries/countries.ts"

/** The name and number under which taxes are paid: one for each of India's states, one for each other country. */
export interface Registration {
  country: CountryCode
  /** The prefix of its invoice numbers; unique in the chain, at most three letters. */
  series: string
  legalName: string
  /** GSTIN in India, VAT number in Sri Lanka, BIN in Bangladesh. */
  taxNumber: string
  /**
   * Set if it is valid in only one state: the state as in the gazetteer, its code in tax numbers, and the name of its
   * tax.
   */
  state: { name: string; code: string; tax: "SGST" | "UTGST" } | null
}

import type { TaxRule } from "../../pricing/tax-rule.ts"

export const taxes: readonly TaxRule[] = [
  { from: "2022-07-01", includedInPrices: false, taxes: [{ code: "VAT", title: "VAT 5%", rate: 500 }], roundTo: 1_00 },
]

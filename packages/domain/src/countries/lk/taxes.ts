import type { TaxRule } from "../../pricing/tax-rule.ts"

export const taxes: readonly TaxRule[] = [
  { from: "2022-09-01", includedInPrices: true, taxes: [{ code: "VAT", title: "VAT 15%", rate: 1500 }], roundTo: 1_00 },
  { from: "2024-01-01", includedInPrices: true, taxes: [{ code: "VAT", title: "VAT 18%", rate: 1800 }], roundTo: 1_00 },
]

import type { TaxRule } from "../../pricing/tax-rule.ts"

export const taxes: readonly TaxRule[] = [
  {
    from: "2017-11-15",
    includedInPrices: false,
    taxes: [
      { code: "CGST", title: "CGST 2.5%", rate: 250 },
      { code: "SGST", title: "SGST 2.5%", rate: 250 },
    ],
    roundTo: 1_00,
  },
]

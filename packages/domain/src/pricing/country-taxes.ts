import type { CountryCode } from "../countries/countries.ts"
import type { Minor } from "../money/format-money.ts"

export type TaxCode = "CGST" | "SGST" | "VAT"

export interface TaxRule {
  /** The first local date that it applies to. */
  from: string
  /** Included in the prices, or added to them. */
  inside: boolean
  /** Each on the whole taxable amount; `rate` in hundredths of a percent. */
  taxes: readonly { code: TaxCode; title: string; rate: number }[]
  /** The payable amount is rounded to the nearest multiple, half upwards, and the difference is shown. */
  roundTo: Minor
}

/** Oldest first. A bill uses the rule of its own day, so past bills don't change. */
export const countryTaxes: Readonly<Record<CountryCode, readonly TaxRule[]>> = {
  IN: [
    {
      from: "2017-11-15",
      inside: false,
      taxes: [
        { code: "CGST", title: "CGST 2.5%", rate: 250 },
        { code: "SGST", title: "SGST 2.5%", rate: 250 },
      ],
      roundTo: 1_00,
    },
  ],
  LK: [
    { from: "2022-09-01", inside: true, taxes: [{ code: "VAT", title: "VAT 15%", rate: 1500 }], roundTo: 1_00 },
    { from: "2024-01-01", inside: true, taxes: [{ code: "VAT", title: "VAT 18%", rate: 1800 }], roundTo: 1_00 },
  ],
  BD: [{ from: "2022-07-01", inside: false, taxes: [{ code: "VAT", title: "VAT 5%", rate: 500 }], roundTo: 1_00 }],
}

import type { CountryCode } from "../countries/countries.ts"
import type { Minor } from "../money/format-money.ts"

export type TaxCode = "CGST" | "SGST" | "VAT"

export interface TaxRule {
  /** The first local date it holds on. */
  from: string
  /** In the prices already, or on top of them. */
  inside: boolean
  /** Each on the whole taxable value; `rate` in hundredths of a per cent. */
  taxes: readonly { code: TaxCode; title: string; rate: number }[]
  /** The payable is rounded to the nearest multiple, half of it upwards, and the difference shown. */
  roundTo: Minor
}

/** Oldest first. What was charged stays as it was charged: a bill is made with the rule of its own day. */
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

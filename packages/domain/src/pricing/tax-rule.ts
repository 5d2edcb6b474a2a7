import type { Minor } from "../money/format-money.ts"

export type TaxCode = "CGST" | "SGST" | "VAT"

export interface TaxRule {
  /** The first local date that the rule applies to. */
  from: string
  /** True if the prices include the taxes, false if the taxes are added to them. */
  includedInPrices: boolean
  /** Each on the whole taxable amount; `rate` in hundredths of a percent. */
  taxes: readonly { code: TaxCode; title: string; rate: number }[]
  /** The payable amount is rounded to the nearest multiple, half upwards, and the difference is shown. */
  roundTo: Minor
}

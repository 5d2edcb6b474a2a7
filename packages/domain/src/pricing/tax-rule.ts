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

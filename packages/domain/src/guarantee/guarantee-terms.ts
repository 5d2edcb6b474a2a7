import type { Minor } from "../money/format-money.ts"

export interface GuaranteeTerms {
  /** The most that we refund for a late order. */
  liability: Minor
}

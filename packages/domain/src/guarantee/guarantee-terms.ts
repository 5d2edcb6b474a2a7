import type { Minor } from "../money/format-money.ts"

export interface GuaranteeTerms {
  /** The maximum compensation for a late order. */
  liability: Minor
}

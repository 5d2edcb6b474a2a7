import type { Minor } from "../money/format-money.ts"
import type { PaymentMode } from "./payment-modes.ts"

export interface CountryPayment {
  /** In display order. */
  modes: readonly PaymentMode[]
  /**
   * Cash that a rider can carry and a store can afford to lose: `first` for new customers, `known` for those who
   * accepted their orders.
   */
  cashLimits: { first: Minor; known: Minor }
}

import type { Minor } from "../money/format-money.ts"
import type { PaymentMode } from "./payment-modes.ts"

export interface CountryPayment {
  /** In display order. */
  modes: readonly PaymentMode[]
  /**
   * Cash that a rider can carry and a store can afford to lose. Customers are trusted once they have accepted some
   * cash orders.
   */
  cashLimits: { newCustomer: Minor; trustedCustomer: Minor }
}

import type { Charge } from "./database/charges.store.ts"
import type { PaymentDatabase } from "./database/open-payment-database.ts"
import type { Refund, RefundState } from "./database/refunds.store.ts"
import type { ProviderKeys } from "./provider-keys.ts"
import type { Provider } from "./providers.ts"

export type PaymentOutcome = "paid" | "declined" | "expired"

export interface SettleOptions {
  /** If false, the charge is settled without a callback. */
  notify?: boolean
  /** The amount and currency that are captured, if they differ from the requested ones. */
  captured?: { amount: number; currency: string }
}

/** The operations on charges and refunds that all providers share. */
export interface ChargeService {
  database: PaymentDatabase
  keys: ProviderKeys
  urlOf(provider: Provider): string
  /** Returns the charge's current state: an open charge past its deadline has expired. */
  find(id: string): Charge | undefined
  /** Settles an open charge as the customer decided. A charge that is not open stays unchanged. */
  settle(charge: Charge, outcome: PaymentOutcome, options?: SettleOptions): Charge
  /** Captures an approved charge on the merchant's request. */
  execute(charge: Charge): Charge
  refund(charge: Charge, refund: Omit<Refund, "chargeId" | "state" | "at">, state?: RefundState): Refund
  endRefund(refund: Refund, state: RefundState): Refund
}

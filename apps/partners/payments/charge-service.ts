import type { Charge } from "./database/charges.store.ts"
import type { PaymentDatabase } from "./database/open-payment-database.ts"
import type { Refund, RefundState } from "./database/refunds.store.ts"
import type { ProviderKeys } from "./provider-keys.ts"
import type { Provider } from "./providers.ts"

export type PaymentOutcome = "paid" | "declined" | "expired"

export interface SettleOptions {
  /** False: it is done, and nobody hears of it. */
  notify?: boolean
  /** What is really taken, where it is not what was asked for. */
  captured?: { amount: number; currency: string }
}

/** What every provider does with money. */
export interface ChargeService {
  database: PaymentDatabase
  keys: ProviderKeys
  urlOf(provider: Provider): string
  /** As it stands now: one whose time is over has expired. */
  find(id: string): Charge | undefined
  /** Ends an open charge as the customer decided. One that is over stays as it is. */
  settle(charge: Charge, outcome: PaymentOutcome, options?: SettleOptions): Charge
  /** Captures what was approved, at the merchant's word. */
  execute(charge: Charge): Charge
  refund(charge: Charge, refund: Omit<Refund, "chargeId" | "state" | "at">, state?: RefundState): Refund
  endRefund(refund: Refund, state: RefundState): Refund
}

import type { Payment } from "./database/payments.store.ts"
import type { PaymentDatabase } from "./database/open-payment-database.ts"
import type { Refund, RefundState } from "./database/refunds.store.ts"
import type { ProviderKeys } from "./provider-keys.ts"
import type { Provider } from "./providers.ts"

export type PaymentOutcome = "paid" | "declined" | "expired"

export interface SettleOptions {
  /** If false, the payment is settled without a callback. */
  notify?: boolean
  /** The amount and currency that are captured, if they differ from the requested ones. */
  captured?: { amount: number; currency: string }
}

/** The operations on payments and refunds that all providers share. */
export interface PaymentService {
  database: PaymentDatabase
  keys: ProviderKeys
  urlOf(provider: Provider): string
  /** Returns the payment. An open payment past its deadline is expired first. */
  find(id: string): Payment | undefined
  /** Settles an open payment that was paid, was declined or has expired. In other states it stays unchanged. */
  settle(payment: Payment, outcome: PaymentOutcome, options?: SettleOptions): Payment
  /** Captures an approved payment on the merchant's request. */
  execute(payment: Payment): Payment
  refund(payment: Payment, refund: Omit<Refund, "paymentId" | "state" | "at">, state?: RefundState): Refund
  endRefund(refund: Refund, state: RefundState): Refund
}

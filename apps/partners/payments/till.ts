import type { Charge } from "./books/charges.store.ts"
import type { Books } from "./books/open-books.ts"
import type { Refund, RefundState } from "./books/refunds.store.ts"
import type { Keys } from "./keys.ts"
import type { Provider } from "./providers.ts"

export type Outcome = "paid" | "declined" | "expired"

export interface SettleOptions {
  /** False: it is done, and nobody hears of it. */
  tell?: boolean
  /** What is really taken, where it is not what was asked for. */
  taken?: { amount: number; currency: string }
}

/** What every provider does with money. */
export interface Till {
  books: Books
  keys: Keys
  urlOf(provider: Provider): string
  /** As it stands now: one whose time is over has expired. */
  find(id: string): Charge | undefined
  /** Ends an open charge as the customer decided. One that is over stays as it is. */
  settle(charge: Charge, outcome: Outcome, options?: SettleOptions): Charge
  /** Captures what was approved, at the merchant's word. */
  execute(charge: Charge): Charge
  giveBack(charge: Charge, refund: Omit<Refund, "chargeId" | "state" | "at">, state?: RefundState): Refund
  endRefund(refund: Refund, state: RefundState): Refund
}

import type { ClientType } from "@hearth/contract/client-types.ts"
import type { PaymentState } from "@hearth/contract/calls/orders.shapes.ts"
import type { PaymentOptions, PaymentInput } from "@hearth/contract/calls/payments.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { CashCheck } from "@hearth/domain/payments/cash-limit.ts"
import type { PaymentMode, PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"

/** An order as far as paying goes. */
export interface PayableOrder {
  id: string
  number: string
  userId: string
  kind: "guest" | "customer"
  country: CountryCode
  payable: Minor
  /** In its one form. */
  mobile: string
  email: string
}

/** Where the customer is while paying. */
export interface PaymentContext {
  /** What they see in the address bar: providers lead back there. */
  origin: string
  clientType: ClientType
  /** Whose tries are counted together. */
  network?: string
  /** For providers that ask for it. */
  mobile?: string
  email?: string
}

export interface CapturedPayment {
  paymentId: string
  orderId: string
  mode: PaymentMode
  /** By the provider. */
  amount: Minor
  /** And from the customer's own wallet. */
  walletAmount: Minor
  at: Date
}

export interface RefundState {
  refundId: string
  amount: Minor
  to: "source" | "wallet"
  status: "INITIATED" | "DONE"
  mode: PaymentMode
  /** Given for being late. */
  isCompensation: boolean
}

export interface LockedAttempts {
  count: number
  /** The order wants no money any more: those that are open end, and their wallet parts return. */
  close(now: Date): Promise<void>
}

export interface OrderPayments {
  /** The newest first. */
  payments: readonly (PaymentState & { walletAmount: Minor })[]
  refunds: readonly RefundState[]
}

/** What payments must know of orders. */
export interface PaymentOrders {
  /** Always before a payment's row is locked: everybody takes the locks in one order, and nobody waits in a circle. */
  lock(tx: Tx, orderId: string): Promise<void>
  /** In the transaction in which money arrived. `late`: the order does not want it any more, so it is given back. */
  captured(tx: Tx, payment: CapturedPayment): Promise<"taken" | "late">
}

interface PaymentOptionsInput {
  userId: string
  kind: "guest" | "customer"
  country: CountryCode
  clientType: ClientType
  amount: Minor | null
  /** Whether cash is open; null where the order is not known yet. */
  cash: CashCheck | null
  at: number
  offers: readonly { mode: PaymentMode; code: string | null; title: string; bank: string | null }[]
}

/** What orders do with payments. */
export interface Payments {
  options(db: Queryable, input: PaymentOptionsInput, lastUsedFirst: boolean): Promise<PaymentOptions>
  /** SEC-6: refuses a way to pay that this country has not, or that the partner's app does not want there. */
  assertModeAvailable(mode: PaymentMode, input: { country: CountryCode; clientType: ClientType }): void
  /**
   * Writes a payment down, in the transaction that holds its order: refuses what the country, the partner's app or the
   * mix of ways does not allow, and takes the wallet's part. An earlier attempt is set aside: its wallet part returns,
   * and money that still arrives for it pays the order while that waits, or else is given back. The wallet alone is captured here and now.
   */
  start(
    tx: Tx,
    order: PayableOrder,
    payWith: PaymentInput,
    context: PaymentContext,
    now: Date,
  ): Promise<{ paymentId: string }>
  /**
   * Carries it out with the provider, outside any transaction. Afterwards the payment has a next step, is captured, or
   * has failed, which is thrown. A lost answer leaves it pending; it is looked up later. Safe to call again.
   */
  execute(paymentId: string, payWith: PaymentInput, context: PaymentContext): Promise<void>
  /**
   * Whether a payment failed for a reason that says "try again" and surely took nothing. Money that may lie at its
   * provider all the same is looked for first.
   */
  canRetry(paymentId: string): Promise<boolean>
  /** Asks the provider and settles by its answer; a provider that does not answer changes nothing. */
  refresh(paymentId: string): Promise<void>
  /** The same for whatever of an order is still open. */
  refreshOpen(orderId: string): Promise<void>
  /** Of those orders that have an open payment: the provider that would be asked. */
  openProviders(db: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, PaymentProvider>>
  /** PAY-2: cash is a way to pay that worked, too. */
  recordCashSuccess(tx: Tx, customer: { userId: string; country: CountryCode }, now: Date): Promise<void>
  readOrderPayments(db: Queryable, orderId: string): Promise<OrderPayments>
  /** Gives all captured money of an order back, once for each cause; what came from the wallet returns there. */
  refund(tx: Tx, input: { orderId: string; cause: string; to: "source" | "wallet"; now: Date }): Promise<void>
  /**
   * TRK-3: gives a part of it back to where it came from at our own cost, once. False where no provider has taken that
   * much: nothing was given. The order is locked by the caller.
   */
  compensate(tx: Tx, input: { orderId: string; amount: Minor; now: Date }): Promise<boolean>
  /**
   * CAR-6: the first digits of the card that paid, as its provider tells them; null where it does not. Throws where it
   * can't be asked just now.
   */
  findCardDigits(paymentId: string): Promise<string | null>
  /** An order's attempts, held until the transaction ends. */
  lockAttempts(tx: Tx, orderId: string): Promise<LockedAttempts>
  /** The order wants no money any more: open attempts end, and their wallet parts return. */
  closeAttempts(tx: Tx, orderId: string, now: Date): Promise<void>
  /** Before the start. */
  connectOrders(orders: PaymentOrders): void
}

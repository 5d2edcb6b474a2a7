import type { ClientType } from "@hearth/contract/client-types.ts"
import type { PaymentState } from "@hearth/contract/calls/orders.shapes.ts"
import type { PaymentOptions, PaymentInput } from "@hearth/contract/calls/payments.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { CashCheck } from "@hearth/domain/payments/cash-limit.ts"
import type { PaymentMode, PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"

/** The part of an order that payments need. */
export interface PayableOrder {
  id: string
  number: string
  userId: string
  kind: "guest" | "customer"
  country: CountryCode
  payable: Minor
  /** In canonical form. */
  mobile: string
  email: string
}

/** The customer's environment while paying. */
export interface PaymentContext {
  /** The origin in the customer's address bar; providers redirect back to it. */
  origin: string
  clientType: ClientType
  /** The network whose attempts are limited together. */
  network?: string
  /** The customer's mobile number and e-mail address, for providers that require them. */
  mobile?: string
  email?: string
}

export interface CapturedPayment {
  paymentId: string
  orderId: string
  mode: PaymentMode
  /** The part that the provider captured. */
  amount: Minor
  /** The part from the customer's wallet. */
  walletAmount: Minor
  at: Date
}

export interface RefundState {
  refundId: string
  amount: Minor
  to: "source" | "wallet"
  status: "INITIATED" | "DONE"
  mode: PaymentMode
  /** Whether this refund compensates for a late order. */
  isCompensation: boolean
}

export interface LockedPayments {
  count: number
  /** Ends the open payments and returns their wallet parts, because the order no longer needs money. */
  close(now: Date): Promise<void>
}

/** What was refunded of an order's payment, and what its provider can still refund. */
export interface OrderRefunds {
  leftAtSource: Minor
  /** Without the compensation for a late order and without remedies. */
  refunded: Minor
}

export interface OrderPayments {
  /** The newest first. */
  payments: readonly (PaymentState & { walletAmount: Minor })[]
  refunds: readonly RefundState[]
}

/** The functions of orders that payments call. */
export interface PaymentOrders {
  /**
   * Always called before a payment's row is locked: all transactions lock orders first, so they can't deadlock.
   */
  lock(tx: Tx, orderId: string): Promise<void>
  /** Called in the transaction that captures the money. `late`: the order no longer needs it, so it is refunded. */
  applyCapture(tx: Tx, payment: CapturedPayment): Promise<"taken" | "late">
}

interface PaymentOptionsInput {
  userId: string
  kind: "guest" | "customer"
  country: CountryCode
  clientType: ClientType
  amount: Minor | null
  /** Whether cash is allowed; null if the order is not known yet. */
  cash: CashCheck | null
  at: number
  offers: readonly { mode: PaymentMode; code: string | null; title: string; bank: string | null }[]
}

/** The functions of payments that orders call. */
export interface Payments {
  /** PAY-2: lists the payment methods, on request with the last successful method first. */
  options(db: Queryable, input: PaymentOptionsInput, lastUsedFirst: boolean): Promise<PaymentOptions>
  /** SEC-6: refuses a payment method that the country does not have or the mini-app does not allow. */
  assertModeAvailable(mode: PaymentMode, input: { country: CountryCode; clientType: ClientType }): void
  /**
   * Creates a payment in the transaction that has locked its order. Refuses methods and combinations that the country
   * or the mini-app does not allow, and takes the wallet's part. An earlier open payment is abandoned: its wallet part
   * returns, and money that still arrives for it pays the order if it is still waiting, or is refunded. A payment by
   * wallet alone is captured here.
   */
  start(
    tx: Tx,
    order: PayableOrder,
    payWith: PaymentInput,
    context: PaymentContext,
    now: Date,
  ): Promise<{ paymentId: string }>
  /**
   * Executes the payment with the provider, outside any transaction. Afterwards the payment has a next step, is
   * captured, or has failed, which throws. After a lost response it stays pending and is checked later. Can be called
   * repeatedly.
   */
  execute(paymentId: string, payWith: PaymentInput, context: PaymentContext): Promise<void>
  /**
   * Checks whether a payment failed for a retryable reason and certainly charged nothing. If the provider may have
   * charged it after all, its status is fetched first.
   */
  canRetry(paymentId: string): Promise<boolean>
  /** Fetches the status from the provider and settles the payment accordingly; without a response nothing changes. */
  refresh(paymentId: string): Promise<void>
  /** Refreshes all open payments of an order. */
  refreshOpen(orderId: string): Promise<void>
  /** Returns the provider of the open payment for each order that has one. */
  openProviders(db: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, PaymentProvider>>
  /** PAY-2: records cash as the last successful method. */
  recordCashSuccess(tx: Tx, customer: { userId: string; country: CountryCode }, now: Date): Promise<void>
  readOrderPayments(db: Queryable, orderId: string): Promise<OrderPayments>
  /** Refunds all captured money of an order, once per cause; the wallet's part returns to the wallet. */
  refund(tx: Tx, input: { orderId: string; cause: string; to: "source" | "wallet"; now: Date }): Promise<void>
  /**
   * TRK-3: refunds part of the order's money to its source at our own cost, once. Returns false without refunding if no
   * provider has captured that much. The caller must have locked the order.
   */
  compensate(tx: Tx, input: { orderId: string; amount: Minor; now: Date }): Promise<boolean>
  /** FBK-3: refunds a remedy to the source, once. Otherwise like `compensate`. */
  refundRemedy(tx: Tx, input: { orderId: string; remedyId: string; amount: Minor; now: Date }): Promise<boolean>
  /** FBK-3: what was refunded of an order's payment, and what its provider can still refund. */
  readOrderRefunds(db: Queryable, orderId: string): Promise<OrderRefunds>
  /**
   * CAR-6: returns the first digits of the card that paid, or null if the provider does not reveal them. Throws if the
   * provider does not respond.
   */
  findCardDigits(paymentId: string): Promise<string | null>
  /** Locks an order's payments until the transaction ends. */
  lockOrderPayments(tx: Tx, orderId: string): Promise<LockedPayments>
  /** Ends the open payments and returns their wallet parts, because the order no longer needs money. */
  closeOpenPayments(tx: Tx, orderId: string, now: Date): Promise<void>
}

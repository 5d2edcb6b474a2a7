import type { Queryable, Tx } from "../../../platform/database/database.ts"
import { accounts, postToLedger } from "../../ledger/public.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { listPayments, lockPayments, type StoredPayment } from "../payments.store.ts"
import type { OrderRefunds } from "../payments.ts"
import { refundToSource } from "./refund-order.ts"
import { COMPENSATION, isRemedy, listRefunds, REMEDY_PREFIX, type StoredRefund } from "./refunds.store.ts"

export interface CompensateInput {
  orderId: string
  amount: number
  now: Date
}

/**
 * TRK-3: refunds part of an order's payment to its source at our own cost: the ledger moves the amount from
 * compensation to `held`, and from there to the provider. Returns false without refunding if no provider has captured
 * that much. The caller must have locked the order.
 */
export function compensateOrder(deps: PaymentDeps, tx: Tx, { orderId, ...input }: CompensateInput): Promise<boolean> {
  const posting = { kind: "compensation", cause: orderId, account: accounts.compensation }
  return refundAtOwnCost(deps, tx, { ...input, ...posting, orderId, refundCause: COMPENSATION })
}

export interface RemedyRefundInput extends CompensateInput {
  remedyId: string
}

/** FBK-3: refunds a remedy to the source of the order's payment, once. Otherwise like `compensateOrder`. */
export function refundRemedy(deps: PaymentDeps, tx: Tx, { remedyId, ...input }: RemedyRefundInput): Promise<boolean> {
  const posting = { kind: "remedy", cause: remedyId, account: accounts.remedies }
  return refundAtOwnCost(deps, tx, { ...input, ...posting, refundCause: `${REMEDY_PREFIX}${remedyId}` })
}

interface OwnCostInput extends CompensateInput {
  /** The posting that moves our own money to `held`; there is one per kind and cause. */
  kind: string
  cause: string
  account: typeof accounts.compensation
  refundCause: string
}

async function refundAtOwnCost(
  deps: PaymentDeps,
  tx: Tx,
  { orderId, amount, now, kind, cause, account, refundCause }: OwnCostInput,
): Promise<boolean> {
  const payment = (await lockPayments(tx, orderId)).find(({ takenAt }) => takenAt !== null)
  if (!payment || payment.capturedCurrency === null) return false
  if (leftAtSource(payment, await listRefunds(tx, [payment.id])) < amount) return false
  const { userId, country, capturedCurrency: currency } = payment
  const entries = [
    { account: account(country), amount },
    { account: accounts.held(country), amount: -amount },
  ]
  const isNew = await postToLedger(tx, { kind, cause, orderId, userId, country, currency, at: now, entries })
  if (isNew) await refundToSource(deps, tx, payment, { cause: refundCause, amount, currency, chargeRef: null, now })
  return true
}

/** What a provider captured for an order and has not refunded. */
function leftAtSource({ provider, capturedAmount }: StoredPayment, refunds: readonly StoredRefund[]): number {
  if (provider === null || capturedAmount === null) return 0
  const refunded = refunds
    .filter(({ part, chargeRef }) => part === "paid" && chargeRef === null)
    .reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, capturedAmount - refunded)
}

export async function readOrderRefunds(db: Queryable, orderId: string): Promise<OrderRefunds> {
  const payment = (await listPayments(db, orderId)).find(({ takenAt }) => takenAt !== null)
  if (!payment) return { leftAtSource: 0, refunded: 0 }
  const refunds = await listRefunds(db, [payment.id])
  const refunded = refunds
    .filter(({ cause, chargeRef }) => chargeRef === null && cause !== COMPENSATION && !isRemedy(cause))
    .reduce((sum, { amount }) => sum + amount, 0)
  return { leftAtSource: leftAtSource(payment, refunds), refunded }
}

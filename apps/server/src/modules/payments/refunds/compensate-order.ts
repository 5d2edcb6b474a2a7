import type { Tx } from "../../../platform/database/database.ts"
import { accounts, postToLedger } from "../../ledger/public.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { lockPayments } from "../payments.store.ts"
import { refundToSource } from "./refund-order.ts"
import { COMPENSATION, listRefunds } from "./refunds.store.ts"

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
export async function compensateOrder(
  deps: PaymentDeps,
  tx: Tx,
  { orderId, amount, now }: CompensateInput,
): Promise<boolean> {
  const payment = (await lockPayments(tx, orderId)).find(({ takenAt }) => takenAt !== null)
  if (!payment || payment.provider === null || payment.capturedCurrency === null) return false
  const earlierRefunds = await listRefunds(tx, [payment.id])
  const refunded = earlierRefunds
    .filter(({ part, chargeRef }) => part === "paid" && chargeRef === null)
    .reduce((sum, refund) => sum + refund.amount, 0)
  if ((payment.capturedAmount ?? 0) - refunded < amount) return false
  const { userId, country, capturedCurrency: currency } = payment
  const entries = [
    { account: accounts.compensation(country), amount },
    { account: accounts.held(country), amount: -amount },
  ]
  const isNew = await postToLedger(tx, {
    kind: "compensation",
    cause: orderId,
    orderId,
    userId,
    country,
    currency,
    at: now,
    entries,
  })
  if (isNew) await refundToSource(deps, tx, payment, { cause: COMPENSATION, amount, currency, chargeRef: null, now })
  return true
}

import type { Tx } from "../../platform/database/database.ts"
import { finishRefund } from "./execute-refund.ts"
import { findPayment } from "./payments.store.ts"
import { lockRefund } from "./refunds.store.ts"

/** `known`: it was done before, with this reference. */
type SettleRefundResult =
  | { state: "settled" | "known"; amount: number; currency: string }
  | { state: "missing" }
  | { state: "done otherwise"; ref: string | null }

/**
 * ORD-12: a refund that somebody made by hand, with the provider's reference of it. It is in the books as if the provider
 * had answered, and nobody asks the provider for it any more.
 */
export async function settleManualRefund(tx: Tx, refundId: string, ref: string, at: Date): Promise<SettleRefundResult> {
  const refund = await lockRefund(tx, refundId)
  const payment = refund && (await findPayment(tx, refund.paymentId))
  if (!refund || !payment) return { state: "missing" }
  const { amount, currency } = refund
  if (refund.status === "DONE") {
    return refund.ref === ref ? { state: "known", amount, currency } : { state: "done otherwise", ref: refund.ref }
  }
  await finishRefund(tx, payment, refundId, ref, at)
  return { state: "settled", amount, currency }
}

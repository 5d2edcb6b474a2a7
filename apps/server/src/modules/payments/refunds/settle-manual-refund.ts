import type { Tx } from "../../../platform/database/database.ts"
import { finishRefund } from "./execute-refund.ts"
import { findPayment } from "../payments.store.ts"
import { lockRefund } from "./refunds.store.ts"

/** `known`: the refund was already done with this reference. */
type SettleRefundResult =
  | { state: "settled" | "known"; amount: number; currency: string }
  | { state: "missing" }
  | { state: "done with another reference"; ref: string | null }

/**
 * ORD-12: records a refund that was made by hand, with the provider's reference. It is posted as if the provider had
 * done it, and the provider is not called any more.
 */
export async function settleManualRefund(tx: Tx, refundId: string, ref: string, at: Date): Promise<SettleRefundResult> {
  const refund = await lockRefund(tx, refundId)
  const payment = refund && (await findPayment(tx, refund.paymentId))
  if (!refund || !payment) return { state: "missing" }
  const { amount, currency } = refund
  if (refund.status === "DONE") {
    return refund.ref === ref
      ? { state: "known", amount, currency }
      : { state: "done with another reference", ref: refund.ref }
  }
  await finishRefund(tx, payment, refundId, ref, at)
  return { state: "settled", amount, currency }
}

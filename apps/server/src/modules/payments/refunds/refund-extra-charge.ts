import type { Tx } from "../../../platform/database/database.ts"
import { bookCapture } from "../settling/book-capture.ts"
import { insertExtraCharge } from "./extra-charges.store.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import type { StoredPayment } from "../payments.store.ts"
import type { ProviderStatus } from "../providers/provider.ts"
import { refundToSource } from "./refund-order.ts"

/**
 * Books and refunds another charge for a payment that is already captured, once per charge. Returns "known" if there is
 * nothing to refund: the charge is the one that was captured, or was refunded before. The caller must have locked the
 * payment.
 */
export async function refundExtraCharge(
  deps: PaymentDeps,
  tx: Tx,
  payment: StoredPayment,
  { chargeRef, amount, currency }: Extract<ProviderStatus, { state: "captured" }>,
): Promise<"known" | "again"> {
  if (payment.provider === null || payment.chargeRef === null || payment.chargeRef === chargeRef || amount <= 0)
    return "known"
  const now = deps.clock.now()
  const { id: paymentId, provider } = payment
  if (!(await insertExtraCharge(tx, { paymentId, chargeRef, amount, currency, at: now }))) return "known"
  deps.log.error({ paymentId, provider, chargeRef }, "a provider took the money of one payment more than once")
  await bookCapture(tx, payment, { amount, currency }, `${paymentId} ${chargeRef}`, now)
  await refundToSource(deps, tx, payment, { cause: `again ${chargeRef}`, amount, currency, chargeRef, now })
  return "again"
}

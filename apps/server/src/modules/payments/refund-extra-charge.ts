import type { Tx } from "../../platform/database/database.ts"
import { bookCapture } from "./book-capture.ts"
import { insertExtraCharge } from "./extra-charges.store.ts"
import type { PaymentDeps } from "./payment-deps.ts"
import type { StoredPayment } from "./payments.store.ts"
import type { ProviderStatus } from "./provider.ts"
import { refundToSource } from "./refund-order.ts"

/**
 * A provider took money for a payment that was paid already, as another charge: it is in the books and goes back, once
 * for each charge. The payment is locked by the caller.
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

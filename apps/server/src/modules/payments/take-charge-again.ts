import type { Tx } from "../../platform/database/database.ts"
import { bookCapture } from "./book-capture.ts"
import { insertExtraCharge } from "./extra-charges.store.ts"
import type { PaymentShop } from "./payment-shop.ts"
import type { StoredPayment } from "./payments.store.ts"
import type { Standing } from "./provider.ts"
import { refundToSource } from "./refund-payments.ts"

/**
 * A provider took money for a payment that was paid already, as another charge: it is in the books and goes back, once
 * for each charge. The payment is locked by the caller.
 */
export async function takeChargeAgain(
  shop: PaymentShop,
  tx: Tx,
  payment: StoredPayment,
  { chargeRef, amount, currency }: Extract<Standing, { state: "captured" }>,
): Promise<"known" | "again"> {
  if (payment.provider === null || payment.chargeRef === null || payment.chargeRef === chargeRef || amount <= 0)
    return "known"
  const now = shop.clock.now()
  const { id: paymentId, provider } = payment
  if (!(await insertExtraCharge(tx, { paymentId, chargeRef, amount, currency, at: now }))) return "known"
  shop.log.error({ paymentId, provider, chargeRef }, "a provider took the money of one payment more than once")
  await bookCapture(tx, payment, { amount, currency }, `${paymentId} ${chargeRef}`, now)
  await refundToSource(shop, tx, payment, { cause: `again ${chargeRef}`, amount, currency, chargeRef, now })
  return "again"
}

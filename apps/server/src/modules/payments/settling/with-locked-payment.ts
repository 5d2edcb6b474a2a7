import type { Tx } from "../../../platform/database/database.ts"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { findPayment, lockPayment, type StoredPayment } from "../payments.store.ts"

/**
 * Locks the order first and then its payment, as everywhere, so that transactions can't deadlock. The work
 * is committed as a whole or not at all.
 */
export function withLockedPayment<Answer>(
  { db, orders }: Pick<PaymentDeps, "db" | "orders">,
  id: string,
  work: (tx: Tx, payment: StoredPayment) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(db, async (tx) => {
    const foundPayment = await findPayment(tx, id)
    if (foundPayment) await orders.lock(tx, foundPayment.orderId)
    const payment = foundPayment && (await lockPayment(tx, id))
    if (!payment) throw new AppError("NOT_FOUND")
    return work(tx, payment)
  })
}

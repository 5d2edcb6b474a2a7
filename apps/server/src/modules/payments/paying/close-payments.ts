import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { returnToWallet } from "../../wallet/public.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import type { LockedPayments } from "../payments.ts"
import { paymentToClose } from "../payments.events.ts"
import { isOpen, lockPayments, type StoredPayment, writePayment } from "../payments.store.ts"

interface PaymentEnd {
  status: "FAILED" | "EXPIRED"
  message: string
  failure?: ErrorCode
  nextCheckAt: Date | null
}

/** Ends a payment without success and returns its wallet part. The caller must have locked its row. */
export async function endPayment(tx: Tx, { id }: StoredPayment, end: PaymentEnd, by: string, now: Date): Promise<void> {
  await writePayment(tx, { id, ...end, next: { kind: "none" }, endedAt: now }, by, now)
  await returnToWallet(tx, { cause: id, at: now })
}

/**
 * Abandons a payment that is no longer wanted. It is still checked, so that money that arrives for it is refunded, and
 * closed at its provider, so that the customer doesn't pay it by mistake.
 */
export async function abandonPayment({ jobs }: Pick<PaymentDeps, "jobs">, tx: Tx, payment: StoredPayment, now: Date) {
  const { id, nextCheckAt } = payment
  await endPayment(tx, payment, { status: "EXPIRED", message: "", nextCheckAt }, "order", now)
  await jobs.publish(tx, paymentToClose, { paymentId: id })
}

/** Locks an order's payments until the transaction ends. The caller must have locked the order. */
export async function lockOrderPayments(deps: PaymentDeps, tx: Tx, orderId: string): Promise<LockedPayments> {
  const orderPayments = await lockPayments(tx, orderId)
  return {
    count: orderPayments.length,
    async close(now) {
      for (const payment of orderPayments) if (isOpen(payment)) await abandonPayment(deps, tx, payment, now)
    },
  }
}

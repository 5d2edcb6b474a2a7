import type { Queryable } from "../../platform/database/database.ts"
import type { OrderPayments } from "./payments.ts"
import { listPayments, type StoredPayment } from "./payments.store.ts"
import { COMPENSATION, listRefunds } from "./refunds/refunds.store.ts"

/** Returns an order's payments and refunds as shown to the customer. */
export async function readOrderPayments(db: Queryable, orderId: string): Promise<OrderPayments> {
  const storedPayments = await listPayments(db, orderId)
  const captured = storedPayments.filter(({ status }) => status === "CAPTURED")
  const refunds = await listRefunds(
    db,
    captured.map(({ id }) => id),
  )
  return {
    payments: storedPayments.map((payment) => ({
      paymentId: payment.id,
      mode: payment.mode,
      provider: payment.provider,
      amount: payment.amount,
      walletAmount: payment.walletAmount,
      status: shownStatusOf(payment),
      message: payment.message,
      next: payment.next,
    })),
    refunds: refunds.map(({ id, paymentId, cause, amount, to, status }) => ({
      refundId: id,
      amount,
      to,
      status,
      mode: paymentModeOf(captured, paymentId),
      isCompensation: cause === COMPENSATION,
    })),
  }
}

/** A payment that was captured but refunded did not pay the order, so it is shown as failed. */
function shownStatusOf({ status, takenAt }: StoredPayment): StoredPayment["status"] {
  return status === "CAPTURED" && takenAt === null ? "FAILED" : status
}

function paymentModeOf(payments: readonly StoredPayment[], id: string): StoredPayment["mode"] {
  const payment = payments.find((each) => each.id === id)
  if (!payment) throw new Error("a refund without its payment")
  return payment.mode
}

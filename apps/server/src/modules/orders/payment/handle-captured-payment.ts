import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import type { Tx } from "../../../platform/database/database.ts"
import type { CapturedPayment } from "../../payments/public.ts"
import type { PlaceOrderDeps } from "../order-deps.ts"
import { cardOfferToVerify } from "../orders.events.ts"
import type { StoredOrder } from "../orders.store.ts"
import { lockOrderById } from "../load-own-order.ts"
import { placeOrder } from "../place-order.ts"

/** Payments that were under way when the order expired are accepted within this time. Later ones are refunded. */
const GRACE_MS = 10 * MINUTE_MS

function isTooLate({ expiresAt, slot }: StoredOrder, capturedAt: Date): boolean {
  if (capturedAt.getTime() > expiresAt.getTime() + GRACE_MS) return true
  return slot !== null && slot <= capturedAt
}

/**
 * Handles a captured payment. Places the order if it is pending, in time and paid in full; otherwise returns "late",
 * so that the money is refunded. The order is locked before the payment.
 */
export async function handleCapturedPayment(
  deps: PlaceOrderDeps,
  tx: Tx,
  payment: CapturedPayment,
): Promise<"taken" | "late"> {
  const locked = await lockOrderById(deps, tx, payment.orderId)
  const { order } = locked
  if (order.status !== "PENDING") return "late"
  if (isTooLate(order, payment.at)) return "late"
  if (payment.amount + payment.walletAmount !== order.payable) return "late"
  await placeOrder(deps, tx, locked, payment.mode, payment.at)
  const { orderId, paymentId } = payment
  if (payment.mode === "CARD" && order.payment?.bin !== undefined)
    await deps.jobs.publish(tx, cardOfferToVerify, { orderId, paymentId })
  return "taken"
}

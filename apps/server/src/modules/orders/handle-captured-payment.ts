import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import type { Tx } from "../../platform/database/database.ts"
import type { CapturedPayment } from "../payments/public.ts"
import type { OrderDeps } from "./order-deps.ts"
import { cardOfferToVerify } from "./orders.events.ts"
import type { StoredOrder } from "./orders.store.ts"
import { lockOrderById } from "./load-own-order.ts"
import { placeOrder } from "./place-order.ts"

/** Money that was on its way when the time was over is welcome; what comes later finds nobody waiting for it. */
const GRACE_MS = 10 * MINUTE_MS

function isTooLate({ expiresAt, slot }: StoredOrder, at: Date): boolean {
  if (at.getTime() > expiresAt.getTime() + GRACE_MS) return true
  return slot !== null && slot <= at
}

/**
 * Money has arrived for an order. One that waits for it is placed; one that is over does not want it any more, and says
 * so. The order was locked before the payment was.
 */
export async function handleCapturedPayment(
  deps: OrderDeps,
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

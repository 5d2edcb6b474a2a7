import { MINUTE } from "@hearth/domain/stores/zoned-time.ts"
import type { Tx } from "../../platform/database/database.ts"
import type { CapturedPayment } from "../payments/public.ts"
import type { OrderShop } from "./order-shop.ts"
import { cardToCheck } from "./orders.events.ts"
import type { StoredOrder } from "./orders.store.ts"
import { holdOrderById } from "./own-order.ts"
import { placeOrder } from "./place-order.ts"

/** Money that was on its way when the time was over is welcome; what comes later finds nobody waiting for it. */
const GRACE_MS = 10 * MINUTE

function isTooLate({ expiresAt, slot }: StoredOrder, at: Date): boolean {
  if (at.getTime() > expiresAt.getTime() + GRACE_MS) return true
  return slot !== null && slot <= at
}

/**
 * Money has arrived for an order. One that waits for it is placed; one that is over does not want it any more, and says
 * so. The order was locked before the payment was.
 */
export async function takePayment(shop: OrderShop, tx: Tx, payment: CapturedPayment): Promise<"taken" | "late"> {
  const held = await holdOrderById(shop, tx, payment.orderId)
  const { order } = held
  if (order.status !== "PENDING") return "late"
  if (isTooLate(order, payment.at)) return "late"
  if (payment.amount + payment.walletAmount !== order.payable) return "late"
  await placeOrder(shop, tx, held, payment.mode, payment.at)
  const { orderId, paymentId } = payment
  if (payment.mode === "CARD" && order.payment?.bin !== undefined)
    await shop.jobs.publish(tx, cardToCheck, { orderId, paymentId })
  return "taken"
}

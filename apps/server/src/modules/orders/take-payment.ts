import type { Tx } from "../../platform/database/database.ts"
import type { CapturedPayment } from "../payments/public.ts"
import type { OrderShop } from "./order-shop.ts"
import { holdOrderById } from "./own-order.ts"
import { placeOrder } from "./place-order.ts"

/**
 * Money has arrived for an order. One that waits for it is placed; one that is over does not want it any more, and says
 * so. The order was locked before the payment was.
 */
export async function takePayment(shop: OrderShop, tx: Tx, payment: CapturedPayment): Promise<"taken" | "late"> {
  const held = await holdOrderById(shop, tx, payment.orderId)
  const { order } = held
  if (order.status !== "PENDING") return "late"
  if (payment.amount + payment.walletAmount !== order.payable) return "late"
  await placeOrder(shop, tx, held, payment.mode, payment.at)
  return "taken"
}

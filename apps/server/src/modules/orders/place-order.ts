import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { post } from "../ledger/public.ts"
import { countOrder, settleUses } from "../offers/public.ts"
import type { OrderShop } from "./order-shop.ts"
import { orderPlaced } from "./orders.events.ts"
import { writeStatus } from "./orders.store.ts"
import type { HeldOrder } from "./own-order.ts"
import { saleOf } from "./sale-of.ts"

/**
 * The order is the kitchen's from here on. Everything that must agree with that happens in the same transaction: its
 * offers are used, it counts for its customer, it leaves the cart, and the sale is in the books. Cart and order are
 * held by the caller.
 */
export async function placeOrder(
  { carts, jobs }: OrderShop,
  tx: Tx,
  { order, cart }: HeldOrder,
  mode: PaymentMode,
  at: Date,
): Promise<void> {
  const { id, userId, country, slot, startsAt } = order
  const status = slot !== null && startsAt > at ? "ADVANCE ORDER" : "ORDER PLACED"
  await writeStatus(
    tx,
    { id, from: order.status, status, mode, placedAt: at },
    mode === "COD" ? "customer" : "payment",
    at,
  )
  if (order.bill.discounts.length > 0) await settleUses(tx, id, at)
  await countOrder(tx, id, userId, at)
  await carts.takeOut(tx, order, cart, at)
  const sale = saleOf(order, mode, at)
  if (sale.entries.length > 0) await post(tx, sale)
  await jobs.publish(tx, orderPlaced, { orderId: id, userId, country, placedAt: at.toISOString() })
}

import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { together } from "../../platform/database/pipelined-transaction.ts"
import { post } from "../ledger/public.ts"
import { countOrder, settleUses } from "../offers/public.ts"
import { estimateStored } from "./foresee-order.ts"
import type { OrderShop } from "./order-shop.ts"
import { orderPlaced } from "./orders.events.ts"
import { type StoredOrder, writeStatus } from "./orders.store.ts"
import type { HeldOrder } from "./own-order.ts"
import { saleOf } from "./sale-of.ts"

/**
 * The order is the kitchen's from here on. Everything that must agree with that happens in the same transaction: its
 * offers are used, it counts for its customer, it leaves the cart, and the sale is in the books. Cart and order are
 * held by the caller. Answers the order as it is from now on.
 */
export async function placeOrder(
  shop: OrderShop,
  tx: Tx,
  { order, cart }: HeldOrder,
  mode: PaymentMode,
  at: Date,
): Promise<StoredOrder> {
  const { carts, jobs } = shop
  const { id, userId, country, slot, startsAt } = order
  const status = slot !== null && startsAt > at ? "ADVANCE ORDER" : "ORDER PLACED"
  const by = mode === "COD" ? "customer" : "payment"
  const arrival = estimateStored(shop, { ...order, status, placedAt: at }, undefined)
  const promisedBy = arrival && new Date(arrival.to)
  const sale = saleOf(order, mode, at)
  await together(
    tx,
    async () => order.bill.discounts.length > 0 && (await settleUses(tx, id, at)),
    () => writeStatus(tx, { id, from: order.status, status, mode, placedAt: at, promisedBy }, by, at),
    () => countOrder(tx, id, userId, at),
    () => carts.takeOut(tx, order, cart, at),
    async () => sale.entries.length > 0 && (await post(tx, sale)),
    () => jobs.publish(tx, orderPlaced, { orderId: id, userId, country, placedAt: at.toISOString() }),
  )
  return { ...order, status, mode, placedAt: at, promisedBy, message: "" }
}

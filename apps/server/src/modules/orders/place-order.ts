import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { pipeline } from "../../platform/database/pipelined-transaction.ts"
import { postToLedger } from "../ledger/public.ts"
import { countOrder, confirmUses } from "../offers/public.ts"
import { estimateStoredOrder } from "./estimate-order.ts"
import type { PlaceOrderDeps } from "./order-deps.ts"
import { orderPlaced } from "./orders.events.ts"
import { type StoredOrder, writeStatus } from "./orders.store.ts"
import type { LockedOrder } from "./load-own-order.ts"
import { salePosting } from "./sale-posting.ts"

/**
 * Places the order: the kitchen makes it from here on. Everything that must agree happens in the same transaction:
 * its offers are used, it counts as an order of its customer, its lines leave the cart, and the sale is posted to
 * the ledger. The caller has locked cart and order. Returns the changed order.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  tx: Tx,
  { order, cart }: LockedOrder,
  mode: PaymentMode,
  at: Date,
): Promise<StoredOrder> {
  const { carts, jobs } = deps
  const { id, userId, country, slot, startsAt } = order
  const status = slot !== null && startsAt > at ? "ADVANCE ORDER" : "ORDER PLACED"
  const by = mode === "COD" ? "customer" : "payment"
  const arrival = estimateStoredOrder(deps, { ...order, status, placedAt: at }, undefined)
  const promisedBy = arrival && new Date(arrival.to)
  const sale = salePosting(order, mode, at)
  await pipeline(
    tx,
    async () => order.bill.discounts.length > 0 && (await confirmUses(tx, id, at)),
    () => writeStatus(tx, { id, from: order.status, status, mode, placedAt: at, promisedBy }, by, at),
    () => countOrder(tx, id, userId, at),
    () => carts.removeOrdered(tx, order, cart, at),
    async () => sale.entries.length > 0 && (await postToLedger(tx, sale)),
    () => jobs.publish(tx, orderPlaced, { orderId: id, userId, country, placedAt: at.toISOString() }),
  )
  return { ...order, status, mode, placedAt: at, promisedBy, message: "" }
}

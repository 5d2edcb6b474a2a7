import { isOver } from "@hearth/domain/orders/order-status.ts"
import { findTrackedOrders, type TrackedOrder } from "../orders/public.ts"
import { buildTracker, type SharedTracker } from "./build-tracker.ts"
import type { TrackerShop } from "./tracker-shop.ts"

/** However many they are, three statements: the orders are there already. Whose they are is the caller's to say. */
export async function describeOrders(shop: TrackerShop, orders: readonly TrackedOrder[]): Promise<SharedTracker[]> {
  const tickets = await shop.kitchen.ticketsOf(
    shop.db,
    orders.map(({ id }) => id),
  )
  const byOrder = new Map(tickets.map((ticket) => [ticket.orderId, ticket]))
  const ahead = new Map<string, number>()
  for (const { storeId } of orders) {
    if (!ahead.has(storeId)) ahead.set(storeId, await shop.kitchen.itemsAhead(storeId))
  }
  const owed = await shop.kitchen.owedFor(
    shop.db,
    orders.filter(({ status }) => !isOver(status)),
  )
  const now = shop.clock.now().getTime()
  return orders.map((order) => {
    const itemsAhead = ahead.get(order.storeId) ?? 0
    return buildTracker(shop, { order, ticket: byOrder.get(order.id), itemsAhead, owed: owed.get(order.id) }, now)
  })
}

export async function describeOrder(shop: TrackerShop, order: TrackedOrder): Promise<SharedTracker> {
  const [tracker] = await describeOrders(shop, [order])
  if (!tracker) throw new Error("an order was read and not described")
  return tracker
}

/** Whose they are was looked at when somebody began to follow them. */
export async function readTrackers(shop: TrackerShop, ids: readonly string[]): Promise<SharedTracker[]> {
  return describeOrders(shop, await findTrackedOrders(shop.db, ids))
}

import type { Tracker } from "@hearth/contract/calls/tracker.shapes.ts"
import { findTrackedOrders, type TrackedOrder } from "../orders/public.ts"
import { buildTracker } from "./build-tracker.ts"
import type { TrackerShop } from "./tracker-shop.ts"

/** However many they are, two statements: the orders are there already. */
export async function describeOrders(shop: TrackerShop, orders: readonly TrackedOrder[]): Promise<Tracker[]> {
  const tickets = await shop.kitchen.ticketsOf(
    shop.db,
    orders.map(({ id }) => id),
  )
  const byOrder = new Map(tickets.map((ticket) => [ticket.orderId, ticket]))
  const ahead = new Map<string, number>()
  for (const { storeId } of orders) {
    if (!ahead.has(storeId)) ahead.set(storeId, await shop.kitchen.itemsAhead(storeId))
  }
  const now = shop.clock.now().getTime()
  return orders.map((order) =>
    buildTracker(shop, { order, ticket: byOrder.get(order.id), itemsAhead: ahead.get(order.storeId) ?? 0 }, now),
  )
}

export async function describeOrder(shop: TrackerShop, order: TrackedOrder): Promise<Tracker> {
  const [tracker] = await describeOrders(shop, [order])
  if (!tracker) throw new Error("an order was read and not described")
  return tracker
}

/** Whose they are was looked at when somebody began to follow them. */
export async function readTrackers(shop: TrackerShop, ids: readonly string[]): Promise<Tracker[]> {
  return describeOrders(shop, await findTrackedOrders(shop.db, ids))
}

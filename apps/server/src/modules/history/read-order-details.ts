import type { OrderDetails } from "@hearth/contract/calls/history.shapes.ts"
import { writable } from "../../platform/http/writable.ts"
import { listStatusChanges, loadOwnOrderByNumber } from "../orders/public.ts"
import { isLive } from "./to-past-order.ts"
import type { HistoryCaller, HistoryDeps } from "./history-deps.ts"
import { findFavouriteIds } from "./history.store.ts"

/** ORD-6: returns one order in full. Another customer's order is not found. */
export async function readOrderDetails(
  { db, orders, kitchen }: HistoryDeps,
  caller: HistoryCaller,
  number: string,
): Promise<OrderDetails> {
  const order = await loadOwnOrderByNumber(db, caller, number)
  const [transaction, steps, favouriteIds, tickets] = await Promise.all([
    orders.loadTransaction(db, order),
    listStatusChanges(db, order.id),
    findFavouriteIds(db, caller.session.userId, [order.id]),
    kitchen.ticketsOf(db, [order.id]),
  ])
  return {
    ...transaction,
    favOrderId: favouriteIds.get(order.id) ?? null,
    isLive: isLive(order.status),
    steps: steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
    compensation: tickets[0]?.compensation ?? null,
    lines: writable(order.lines),
  }
}

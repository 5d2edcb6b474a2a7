import type { OrderDetails } from "@hearth/contract/calls/history.shapes.ts"
import { writable } from "../../platform/http/writable.ts"
import { listSteps, ownOrderByNumber } from "../orders/public.ts"
import { isLive } from "./answer-past-order.ts"
import type { Asker, HistoryShop } from "./history-shop.ts"
import { favouritesAmong } from "./history.store.ts"

/** ORD-6: one order in full; anybody else's is not found. */
export async function showOrder(
  { db, orders, kitchen }: HistoryShop,
  asker: Asker,
  number: string,
): Promise<OrderDetails> {
  const order = await ownOrderByNumber(db, asker, number)
  const [transaction, steps, favourites, tickets] = await Promise.all([
    orders.describe(db, order),
    listSteps(db, order.id),
    favouritesAmong(db, asker.session.userId, [order.id]),
    kitchen.ticketsOf(db, [order.id]),
  ])
  return {
    ...transaction,
    favOrderId: favourites.get(order.id) ?? null,
    isLive: isLive(order.status),
    steps: steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
    compensation: tickets[0]?.compensation ?? null,
    lines: writable(order.lines),
  }
}

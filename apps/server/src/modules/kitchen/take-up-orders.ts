import { startClock } from "@hearth/domain/orders/delivery-promise.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { anyToTakeUp, type StoredOrder, takeUpOrders } from "../orders/public.ts"
import { tellKitchenChanged } from "./kitchen-changed.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { orderMoved } from "./kitchen.events.ts"
import { insertTickets, type NewTicket } from "./kitchen.store.ts"

/** So many orders become tickets at once. */
const AT_ONCE = 50

/**
 * Takes up what was placed since the last look: each order gets its ticket and its first step. True where there may be
 * more. Where there is nothing it is one statement that reads an empty index.
 */
export async function takeUp({ db, clock, jobs }: KitchenShop): Promise<boolean> {
  if (!(await anyToTakeUp(db))) return false
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    const orders = await takeUpOrders(tx, AT_ONCE, at)
    if (orders.length === 0) return false
    await insertTickets(tx, orders.map(ticketOf), at)
    for (const { id, country, status } of orders) {
      const moved = { orderId: id, country, stage: "PLACED", status, at: at.toISOString() } as const
      await jobs.publish(tx, orderMoved, moved)
    }
    const changes = orders.map(({ id, storeId }) => ({ what: "ticket", storeId, orderId: id }) as const)
    await tellKitchenChanged(tx, changes)
    return orders.length === AT_ONCE
  })
}

function ticketOf(order: StoredOrder): NewTicket {
  const { id, number, country, storeId, deliveryType, bill, promise, placedAt, startsAt, slot } = order
  if (placedAt === null) throw new Error(`an order was taken up before it was placed: ${id}`)
  const clock = startClock(promise, placedAt.getTime(), slot?.getTime() ?? null)
  const isPromised = clock.dueAt !== null
  return {
    orderId: id,
    number,
    country,
    storeId,
    way: deliveryType,
    items: bill.items,
    placedAt,
    startsAt: slot === null ? placedAt : startsAt,
    dueAt: isPromised ? new Date(clock.dueAt) : null,
    liability: isPromised ? clock.liability : null,
  }
}

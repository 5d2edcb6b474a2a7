import { startGuaranteeClock } from "@hearth/domain/guarantee/delivery-guarantee.ts"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { hasOrdersWithoutTicket, type StoredOrder, claimOrdersWithoutTicket } from "../../orders/public.ts"
import { notifyKitchenChanged } from "../kitchen-changed.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import { orderMoved } from "../kitchen.events.ts"
import { insertTickets, type NewTicket } from "./tickets.store.ts"

/** Orders per transaction. */
const BATCH_SIZE = 50

/**
 * Creates a ticket with its first step for each order placed since the last poll. Returns true if there may be more.
 * Without new orders it runs one statement that reads an empty index.
 */
export async function createTickets({ db, clock, jobs }: KitchenDeps): Promise<boolean> {
  if (!(await hasOrdersWithoutTicket(db))) return false
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const orders = await claimOrdersWithoutTicket(tx, BATCH_SIZE, now)
    if (orders.length === 0) return false
    await insertTickets(tx, orders.map(toTicket), now)
    for (const { id, country, status } of orders) {
      const event = { orderId: id, country, stage: "PLACED", status, at: now.toISOString() } as const
      await jobs.publish(tx, orderMoved, event)
    }
    const changes = orders.map(({ id, storeId }) => ({ what: "ticket", storeId, orderId: id }) as const)
    await notifyKitchenChanged(tx, changes)
    return orders.length === BATCH_SIZE
  })
}

function toTicket(order: StoredOrder): NewTicket {
  const { id, number, country, storeId, deliveryType, bill, promise, placedAt, startsAt, slot } = order
  if (placedAt === null) throw new Error(`a ticket was created before its order was placed: ${id}`)
  const clock = startGuaranteeClock(promise, placedAt.getTime(), slot?.getTime() ?? null)
  const isGuaranteed = clock.dueAt !== null
  return {
    orderId: id,
    number,
    country,
    storeId,
    deliveryType,
    items: bill.items,
    placedAt,
    startsAt: slot === null ? placedAt : startsAt,
    dueAt: isGuaranteed ? new Date(clock.dueAt) : null,
    liability: isGuaranteed ? clock.liability : null,
  }
}

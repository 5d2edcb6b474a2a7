import type { Tx } from "../../platform/database/database.ts"
import type { StoredOrder } from "../orders/public.ts"
import { tellKitchenChanged } from "./kitchen-changed.ts"
import type { KitchenChange } from "./kitchen.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { orderMoved } from "./kitchen.events.ts"
import { findTicket, growVersion, writeStep } from "./kitchen.store.ts"

/** Called off, by customer or store: its ticket is over, where a kitchen has one. The order is locked. */
export async function orderCancelled(
  { jobs }: Pick<KitchenShop, "jobs">,
  tx: Tx,
  { id: orderId, country, storeId }: StoredOrder,
  by: string,
  at: Date,
): Promise<void> {
  const ticket = await findTicket(tx, orderId)
  if (ticket) {
    const isWritten = await writeStep(tx, { orderId, version: ticket.version, stage: "CANCELLED", endedAt: at }, by, at)
    if (!isWritten) throw new Error(`a ticket moved although its order is held: ${orderId}`)
    const changes: KitchenChange[] = [{ what: "ticket", storeId, orderId }]
    if (ticket.stage === "ON THE WAY") changes.push({ what: "riders", storeId, orderId: null })
    await tellKitchenChanged(tx, changes)
  }
  await jobs.publish(tx, orderMoved, {
    orderId,
    country,
    stage: "CANCELLED",
    status: "CANCELLED",
    at: at.toISOString(),
  })
}

/** Its customer is at the store. The order is locked. */
export const orderArrived = (tx: Tx, order: StoredOrder) => announce(tx, order)

/** ORD-10: the time of an advance order has come. The order is locked. */
export const orderStarted = (tx: Tx, order: StoredOrder) => announce(tx, order)

async function announce(tx: Tx, { id: orderId }: StoredOrder): Promise<void> {
  const storeId = await growVersion(tx, orderId)
  if (storeId !== undefined) await tellKitchenChanged(tx, [{ what: "ticket", storeId, orderId }])
}

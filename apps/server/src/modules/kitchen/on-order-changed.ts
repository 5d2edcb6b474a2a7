import type { Tx } from "../../platform/database/database.ts"
import type { StoredOrder } from "../orders/public.ts"
import { tellKitchenChanged } from "./kitchen-changed.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { orderMoved } from "./kitchen.events.ts"
import { growVersion, lockTicket, writeStep } from "./kitchen.store.ts"

/** Called off, by customer or store: its ticket is over, where a kitchen has one. The order is locked. */
export async function orderCancelled(
  { jobs }: Pick<KitchenShop, "jobs">,
  tx: Tx,
  { id: orderId, country, storeId }: StoredOrder,
  by: string,
  at: Date,
): Promise<void> {
  const ticket = await lockTicket(tx, orderId)
  if (ticket) {
    await writeStep(tx, { orderId, version: ticket.version, stage: "CANCELLED", endedAt: at }, by, at)
    await tellKitchenChanged(tx, [{ what: "ticket", storeId, orderId }])
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

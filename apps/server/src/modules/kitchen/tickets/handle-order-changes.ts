import type { Tx } from "../../../platform/database/database.ts"
import type { StoredOrder } from "../../orders/public.ts"
import { notifyKitchenChanged } from "../kitchen-changed.ts"
import type { KitchenChange } from "../kitchen.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import { orderMoved } from "../kitchen.events.ts"
import { findTicket, incrementTicketVersion, writeTicketStep } from "./tickets.store.ts"

/**
 * Ends the ticket, if there is one, when the customer or the store cancels the order. The caller has locked the order.
 */
export async function handleOrderCancelled(
  { jobs }: Pick<KitchenDeps, "jobs">,
  tx: Tx,
  { id: orderId, country, storeId }: StoredOrder,
  by: string,
  at: Date,
): Promise<void> {
  const ticket = await findTicket(tx, orderId)
  if (ticket) {
    const isWritten = await writeTicketStep(
      tx,
      { orderId, version: ticket.version, stage: "CANCELLED", endedAt: at },
      by,
      at,
    )
    if (!isWritten) throw new Error(`a ticket changed although its order is locked: ${orderId}`)
    const changes: KitchenChange[] = [{ what: "ticket", storeId, orderId }]
    if (ticket.stage === "ON THE WAY") changes.push({ what: "riders", storeId, orderId: null })
    await notifyKitchenChanged(tx, changes)
  }
  await jobs.publish(tx, orderMoved, {
    orderId,
    country,
    stage: "CANCELLED",
    status: "CANCELLED",
    at: at.toISOString(),
  })
}

/** The customer has arrived at the store. The caller has locked the order. */
export const handleOrderArrived = (tx: Tx, order: StoredOrder) => notifyTicketChanged(tx, order)

/** ORD-10: the start time of an advance order has been reached. The caller has locked the order. */
export const handleOrderStarted = (tx: Tx, order: StoredOrder) => notifyTicketChanged(tx, order)

async function notifyTicketChanged(tx: Tx, { id: orderId }: StoredOrder): Promise<void> {
  const storeId = await incrementTicketVersion(tx, orderId)
  if (storeId !== undefined) await notifyKitchenChanged(tx, [{ what: "ticket", storeId, orderId }])
}

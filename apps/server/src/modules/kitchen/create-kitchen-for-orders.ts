import type { Platform } from "../../platform/platform.ts"
import type { OrderKitchen } from "../orders/public.ts"
import { handleOrderArrived, handleOrderCancelled, handleOrderStarted } from "./tickets/handle-order-changes.ts"
import { findTicketSummaries } from "./tickets/tickets.store.ts"
import { progressOf } from "./kitchen.ts"
import type { StoreQueues } from "./board/store-queues.ts"

/**
 * The functions of the kitchen that the orders module calls. They are created before the orders module, because the
 * other parts of the kitchen depend on it.
 */
export function createKitchenForOrders(platform: Pick<Platform, "jobs">, { itemsAhead }: StoreQueues): OrderKitchen {
  return {
    itemsAhead,
    progressOf: async (db, orderId) => progressOf((await findTicketSummaries(db, [orderId]))[0]),
    cancelled: (tx, order, by, at) => handleOrderCancelled(platform, tx, order, by, at),
    arrived: (tx, order) => handleOrderArrived(tx, order),
    started: (tx, order) => handleOrderStarted(tx, order),
  }
}

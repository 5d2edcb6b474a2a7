import { isFinal, type OrderStatus } from "@hearth/domain/orders/order-status.ts"
import type { Tx } from "../../platform/database/database.ts"
import { type StoredOrder, writeStatus } from "./orders.store.ts"

/** TRK-4: the store has taken an order on; the status that goes with it is the customer's to see. The row is locked by the caller. */
export async function advanceOrderStatus(
  tx: Tx,
  order: StoredOrder,
  status: OrderStatus,
  by: string,
  at: Date,
): Promise<void> {
  if (order.status === status) return
  const endedAt = isFinal(status) ? at : null
  await writeStatus(tx, { id: order.id, from: order.status, status, endedAt }, by, at)
}

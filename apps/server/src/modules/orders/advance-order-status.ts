import { isFinal, type OrderStatus } from "@hearth/domain/orders/order-status.ts"
import type { Tx } from "../../platform/database/database.ts"
import { type StoredOrder, writeStatus } from "./orders.store.ts"

/** TRK-4: sets the status that belongs to a new stage, which the customer sees. The caller has locked the row. */
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

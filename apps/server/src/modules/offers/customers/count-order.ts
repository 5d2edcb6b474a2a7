import type { Tx } from "../../../platform/database/database.ts"
import { addCountedOrder, addOrders, findCountedOrderOwner, lockCustomer, undoCountedOrder } from "./customers.store.ts"

/**
 * Counts an order for this customer. A repeated call for the same order changes nothing, even after the order was
 * uncounted.
 */
export async function countOrder(tx: Tx, orderId: string, userId: string, placedAt: Date): Promise<void> {
  await addCountedOrder(tx, orderId, userId, placedAt)
}

/** Stops counting an order that failed or was cancelled. A repeated call changes nothing. */
export async function uncountOrder(tx: Tx, orderId: string, now: Date): Promise<void> {
  const owner = await findCountedOrderOwner(tx, orderId)
  if (owner === undefined) return
  // If the guest has signed in since, the order belongs to the account.
  const customer = await lockCustomer(tx, owner, now)
  if (await undoCountedOrder(tx, orderId, now)) await addOrders(tx, customer, -1)
}

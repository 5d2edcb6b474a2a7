import type { Tx } from "../../platform/database/database.ts"
import { addCountedOrder, addOrders, findCountedOrder, lockCustomer, undoCountedOrder } from "./customers.store.ts"

/** One order more for this customer. Asked again for the same order it is none, also once it was taken back. */
export async function countOrder(tx: Tx, orderId: string, userId: string, at: Date): Promise<void> {
  await addCountedOrder(tx, orderId, userId, at)
}

/** An order that failed or was cancelled counts no more; asked again, nothing changes. */
export async function uncountOrder(tx: Tx, orderId: string, now: Date): Promise<void> {
  const owner = await findCountedOrder(tx, orderId)
  if (owner === undefined) return
  // The owner may have signed in between: the order is then the account's.
  const customer = await lockCustomer(tx, owner, now)
  if (await undoCountedOrder(tx, orderId, now)) await addOrders(tx, customer, -1)
}

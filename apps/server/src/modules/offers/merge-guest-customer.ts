import type { Tx } from "../../platform/database/database.ts"
import { lockCustomer, transferToAccount } from "./customers.store.ts"

/**
 * When a guest signs in: their orders, uses, spins and prizes are the account's from then on, and so is whatever an order
 * of the guest that is under way still does. Asked again, nothing changes; who has joined one account joins no other.
 */
export async function mergeGuestCustomer(tx: Tx, guestId: string, customerId: string, now: Date): Promise<void> {
  if (guestId === customerId) return
  // The guest first, as everywhere: an order under way holds them in the same order.
  if ((await lockCustomer(tx, guestId, now)) !== guestId) return
  const account = await lockCustomer(tx, customerId, now)
  if (account !== guestId) await transferToAccount(tx, guestId, account)
}

import type { Tx } from "../../../platform/database/database.ts"
import { lockCustomer, transferToAccount } from "./customers.store.ts"

/**
 * Moves a guest's orders, offer uses, spins and prizes to the account at sign-in. Later changes by the guest's orders
 * in progress count for the account, too. A repeated call changes nothing, and a merged guest can't be merged into
 * another account.
 */
export async function mergeGuestCustomer(tx: Tx, guestId: string, customerId: string, now: Date): Promise<void> {
  if (guestId === customerId) return
  // Locks the guest before the account, in the same sequence as an order in progress, so that they can't deadlock.
  // `lockCustomer` returns another id than the given one if that customer has been merged into an account.
  if ((await lockCustomer(tx, guestId, now)) !== guestId) return
  const account = await lockCustomer(tx, customerId, now)
  if (account !== guestId) await transferToAccount(tx, guestId, account)
}

import type { Tx } from "../../platform/database/database.ts"
import { markGuestMerged } from "./accounts.store.ts"
import type { Identity, GuestMerge } from "./identity.ts"

/**
 * IDN-12: moves the guest's data to the account, once even if retried. Returns sentences about data that could not be
 * moved.
 */
export async function mergeGuest(identity: Identity, tx: Tx, input: Omit<GuestMerge, "now">): Promise<string[]> {
  const { guest, customer } = input
  const now = identity.clock.now()
  if (!(await markGuestMerged(tx, guest.userId, customer.userId, now))) return []
  const leftOut: string[] = []
  for (const merge of identity.guestMergers) leftOut.push(...(await merge(tx, { ...input, now })))
  return leftOut
}

import type { Tx } from "../../platform/database/database.ts"
import { markJoined } from "./accounts.store.ts"
import type { Identity, Joining } from "./identity.ts"

/** IDN-12: everything a guest has goes to the account, once, whatever is retried. Answers what could not. */
export async function joinGuest(identity: Identity, tx: Tx, wanted: Omit<Joining, "now">): Promise<string[]> {
  const { guest, customer } = wanted
  const now = identity.clock.now()
  if (!(await markJoined(tx, guest.userId, customer.userId, now))) return []
  const left: string[] = []
  for (const join of identity.joiners) left.push(...(await join(tx, { ...wanted, now })))
  return left
}

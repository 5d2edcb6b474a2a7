import type { Tx } from "../../platform/database/database.ts"
import { forgetKeysOf } from "../../platform/idempotency/once.ts"
import { emptyPerson, listJoined, type Person } from "./accounts.store.ts"
import type { GoneCustomer, Identity } from "./identity.ts"
import { endSessionsOf } from "./identity.store.ts"

export async function describeGone(tx: Tx, { id, cartId, country, phone }: Person): Promise<GoneCustomer> {
  return { userId: id, guestIds: await listJoined(tx, id), cartId, country, phone }
}

/** IDN-13: everything personal of an account, in every module, in one transaction. */
export async function eraseAccount(identity: Identity, tx: Tx, gone: GoneCustomer): Promise<void> {
  const now = identity.clock.now()
  for (const erase of identity.forgetters) await erase(tx, gone)
  for (const id of [gone.userId, ...gone.guestIds]) await forgetKeysOf(tx, id)
  await endSessionsOf(tx, gone.userId, "account deleted", now)
  await emptyPerson(tx, gone.userId, now)
}

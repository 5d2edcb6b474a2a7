import type { Tx } from "../../platform/database/database.ts"
import { eraseKeysOf } from "../../platform/idempotency/run-once.ts"
import { anonymisePerson, listMergedGuests, type Person } from "./accounts.store.ts"
import type { DeletedAccount, Identity } from "./identity.ts"
import { endSessionsOf } from "./identity.store.ts"

export async function describeDeletedAccount(tx: Tx, { id, cartId, country, phone }: Person): Promise<DeletedAccount> {
  return { userId: id, guestIds: await listMergedGuests(tx, id), cartId, country, phone }
}

/** IDN-13: erases the personal data of an account in every module, in one transaction. */
export async function eraseAccount(identity: Identity, tx: Tx, account: DeletedAccount): Promise<void> {
  const now = identity.clock.now()
  for (const erase of identity.accountErasers) await erase(tx, account)
  for (const id of [account.userId, ...account.guestIds]) await eraseKeysOf(tx, id)
  await endSessionsOf(tx, account.userId, "account deleted", now)
  await anonymisePerson(tx, account.userId, now)
}

import type { Tx } from "../../platform/database/database.ts"
import { eraseKeysOf } from "../../platform/idempotency/run-once.ts"
import { requestPhotoDeletion } from "../../platform/photos/photo-deletions.ts"
import { anonymisePeople, listMergedGuests, type Person } from "../identity/public.ts"
import { deleteCodesOfSessions } from "../one-time-codes/public.ts"
import { endSessionsOf, listSessionIdsOf } from "../sessions/public.ts"
import type { AccountDeps } from "./account-deps.ts"
import type { DeletedAccount } from "./deleted-account.ts"

export async function loadAccountToDelete(tx: Tx, { id, cartId, country, phone }: Person): Promise<DeletedAccount> {
  return { userId: id, guestIds: await listMergedGuests(tx, id), cartId, country, phone }
}

/** IDN-13: erases the personal data of an account in every module, in one transaction. */
export async function eraseAccount(deps: AccountDeps, tx: Tx, account: DeletedAccount): Promise<void> {
  const now = deps.clock.now()
  for (const erase of deps.accountErasers) await erase(tx, account)
  const ids = [account.userId, ...account.guestIds]
  for (const id of ids) await eraseKeysOf(tx, id)
  await requestPhotoDeletion(
    tx,
    ids.map((ownerId) => ({ ownerId })),
  )
  await endSessionsOf(tx, account.userId, "account deleted", now)
  await deleteCodesOfSessions(tx, await listSessionIdsOf(tx, account.userId))
  await anonymisePeople(tx, ids, now)
}

import * as identityTexts from "@hearth/texts/account/identity.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { deleteRequestedPhotos } from "../../platform/photos/photo-deletions.ts"
import type { QueuedMessage } from "../messages/public.ts"
import { enqueueAccountNotice } from "./enqueue-account-notice.ts"
import { recordDeletion } from "./deletion-journal.ts"
import { loadAccountToDelete, eraseAccount } from "./erase-account.ts"
import type { AccountDeps } from "./account-deps.ts"
import { loadOwnPerson, lockPerson } from "../identity/public.ts"
import { readTrustedDevice, verifyCode } from "../one-time-codes/public.ts"
import { type Caller, clearRefreshCookie } from "../sessions/public.ts"

/** IDN-13: deletes the account within the request. Each module erases its data in the same transaction. */
export async function deleteAccount(deps: AccountDeps, caller: Caller, code: string) {
  const { db, log, deletionChecks, settings, messages } = deps
  const { session, request } = caller
  const { phone } = await loadOwnPerson(db, session)
  if (phone === null) throw new AppError("OTP_WRONG")
  const codeInput = {
    recipient: phone,
    sessionId: session.id,
    code,
    trustedDevice: readTrustedDevice(deps.codes, request, phone),
  }
  let notice: QueuedMessage | undefined
  let deletedIds: string[] = []
  await verifyCode(deps.codes, { ...codeInput, purpose: "DELETE_ACCOUNT" }, async (tx) => {
    const person = await lockPerson(tx, session.userId)
    if (!person) throw new AppError("SESSION_ENDED")
    const account = await loadAccountToDelete(tx, person)
    for (const check of deletionChecks) await check(tx, account)
    await eraseAccount(deps, tx, account)
    deletedIds = [account.userId, ...account.guestIds]
    notice = await enqueueAccountNotice(deps, tx, phone, "account deleted", identityTexts.accountDeletedNotice)
  })
  // Only after the commit: a journal entry without a deletion would delete the account at the next start.
  await recordDeletion(deps, deletedIds)
  // If the storage is down, a job deletes the photos later.
  await deleteRequestedPhotos(deps).catch((error: unknown) => log.warn({ err: error }, "photos are deleted later"))
  clearRefreshCookie(caller, settings)
  if (notice) await messages.deliver(notice)
  // `kept` is the API's name for the sentence about the data that we have to keep by law.
  return { kept: identityTexts.accountDeleted }
}

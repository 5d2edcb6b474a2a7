import * as identityTexts from "@hearth/texts/account/identity.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { lockPerson } from "./accounts.store.ts"
import type { QueuedMessage } from "../messages/public.ts"
import { createNotice } from "./create-notice.ts"
import { recordDeletion } from "./deletion-journal.ts"
import { describeDeletedAccount, eraseAccount } from "./erase-account.ts"
import type { Caller } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { loadOwnPerson } from "./load-own-person.ts"
import { clearRefreshCookie } from "./refresh-cookie.ts"
import { verifyCode } from "./verify-code.ts"
import { readTrustedDevice } from "./trusted-device.ts"

/** IDN-13: deletes the account within the request. Each module erases its data in the same transaction. */
export async function deleteAccount(identity: Identity, caller: Caller, code: string) {
  const { db, deletionChecks, settings, messages } = identity
  const { session, request } = caller
  const { phone } = await loadOwnPerson(db, session)
  if (phone === null) throw new AppError("OTP_WRONG")
  const codeInput = {
    recipient: phone,
    sessionId: session.id,
    code,
    trusted: readTrustedDevice(identity, request, phone),
  }
  let notice: QueuedMessage | undefined
  await verifyCode(identity, { ...codeInput, purpose: "DELETE_ACCOUNT" }, async (tx) => {
    const person = await lockPerson(tx, session.userId)
    if (!person) throw new AppError("SESSION_ENDED")
    const account = await describeDeletedAccount(tx, person)
    for (const check of deletionChecks) await check(tx, account)
    await eraseAccount(identity, tx, account)
    notice = await createNotice(identity, tx, phone, "account deleted", identityTexts.accountDeletedNotice)
  })
  // Only after the commit: a journal entry without a deletion would delete the account at the next restore.
  await recordDeletion(identity, session.userId)
  clearRefreshCookie(caller, settings)
  if (notice) await messages.deliver(notice)
  return { status: "success", data: { kept: identityTexts.accountDeleted } } as const
}

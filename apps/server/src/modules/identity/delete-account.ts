import { AppError } from "../../platform/errors/app-error.ts"
import { lockPerson } from "./accounts.store.ts"
import type { BegunMessage } from "../messages/public.ts"
import { beginNotice } from "./begin-notice.ts"
import { recordDeletion } from "./deletion-journal.ts"
import { describeGone, eraseAccount } from "./erase-account.ts"
import type { Caller } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { ownPerson } from "./own-person.ts"
import { clearRefreshCookie } from "./refresh-cookie.ts"
import { takeCode } from "./take-code.ts"
import { trustedDevice } from "./trusted-device.ts"

const KEPT =
  "Your account is deleted, with your name, number, e-mail address, saved addresses, favourites and cart. Orders you paid for are kept as long as tax law asks, without anything that says whose they were."

const DELETED = "Your Hearth account is deleted. Thank you for the time."

/** IDN-13: real, within the request. Every module takes its part away in the same transaction. */
export async function deleteAccount(identity: Identity, caller: Caller, code: string) {
  const { db, leaveChecks, settings, messages } = identity
  const { session, request } = caller
  const { phone } = await ownPerson(db, session)
  if (phone === null) throw new AppError("OTP_WRONG")
  const typed = { recipient: phone, sessionId: session.id, code, trusted: trustedDevice(identity, request, phone) }
  let notice: BegunMessage | undefined
  await takeCode(identity, { ...typed, purpose: "DELETE_ACCOUNT" }, async (tx) => {
    const person = await lockPerson(tx, session.userId)
    if (!person) throw new AppError("SESSION_ENDED")
    const gone = await describeGone(tx, person)
    for (const check of leaveChecks) await check(tx, gone)
    await eraseAccount(identity, tx, gone)
    notice = await beginNotice(identity, tx, phone, "account deleted", DELETED)
  })
  // After the commit: an entry for an account that was not deleted would delete it at the next restore.
  await recordDeletion(identity, session.userId)
  clearRefreshCookie(caller, settings)
  if (notice) await messages.deliver(notice)
  return { status: "success", data: { kept: KEPT } } as const
}

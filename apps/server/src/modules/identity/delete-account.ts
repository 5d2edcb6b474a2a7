import { AppError } from "../../platform/errors/app-error.ts"
import { forgetKeysOf } from "../../platform/idempotency/once.ts"
import { emptyPerson, listJoined, lockPerson } from "./accounts.store.ts"
import type { BegunMessage } from "../messages/public.ts"
import { beginNotice } from "./begin-notice.ts"
import type { Caller } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { endSessionsOf } from "./identity.store.ts"
import { ownPerson } from "./own-person.ts"
import { clearRefreshCookie } from "./refresh-cookie.ts"
import { takeCode } from "./take-code.ts"
import { trustedDevice } from "./trusted-device.ts"

const KEPT =
  "Your account is deleted, with your name, number, e-mail address, saved addresses, favourites and cart. Orders you paid for are kept as long as tax law asks, without anything that says whose they were."

const DELETED = "Your Hearth account is deleted. Thank you for the time."

/** IDN-13: real, within the request. Every module takes its part away in the same transaction. */
export async function deleteAccount(identity: Identity, caller: Caller, code: string) {
  const { db, clock, forgetters, leaveChecks, settings, messages } = identity
  const { session, country, request } = caller
  const { phone } = await ownPerson(db, session)
  if (phone === null) throw new AppError("OTP_WRONG")
  const typed = { recipient: phone, sessionId: session.id, code, trusted: trustedDevice(identity, request, phone) }
  let notice: BegunMessage | undefined
  await takeCode(identity, { ...typed, purpose: "DELETE_ACCOUNT" }, async (tx) => {
    const person = await lockPerson(tx, session.userId)
    if (!person) throw new AppError("SESSION_ENDED")
    const { id: userId, cartId } = person
    const gone = { userId, guestIds: await listJoined(tx, userId), cartId, country }
    for (const check of leaveChecks) await check(tx, gone)
    for (const forget of forgetters) await forget(tx, gone)
    for (const id of [userId, ...gone.guestIds]) await forgetKeysOf(tx, id)
    await endSessionsOf(tx, person.id, "account deleted", clock.now())
    await emptyPerson(tx, person.id, clock.now())
    notice = await beginNotice(identity, tx, phone, "account deleted", DELETED)
  })
  clearRefreshCookie(caller, settings)
  if (notice) await messages.deliver(notice)
  return { status: "success", data: { kept: KEPT } } as const
}

import { maskPhone } from "@hearth/domain/identity/phone.ts"
import * as identityTexts from "@hearth/texts/account/identity.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { QueuedMessage } from "../messages/public.ts"
import { readAccount } from "./read-account.ts"
import { enqueueAccountNotice } from "./enqueue-account-notice.ts"
import type { AccountDeps } from "./account-deps.ts"
import { findByPhone, isContactTakenError, lockPerson, parsePhone, updatePerson } from "../identity/public.ts"
import { readTrustedDevice, verifyCode, writeTrustedDeviceCookie } from "../one-time-codes/public.ts"
import { type Caller, endSessionsOf } from "../sessions/public.ts"

/**
 * Changes the account's number with a code that was sent to the new number; only a customer who signed in recently is
 * sent one. Ends the account's other sessions, and stores the message to the old number in the same transaction.
 */
export async function changeNumber(deps: AccountDeps, caller: Caller, input: { mobile: string; code: string }) {
  const { clock } = deps
  const { session, country, request } = caller
  const phone = parsePhone(input.mobile, country)
  const trustedDevice = readTrustedDevice(deps.codes, request, phone)
  const { messages } = deps
  let notice: QueuedMessage | undefined
  const account = await verifyCode(
    deps.codes,
    { purpose: "CHANGE_NUMBER", recipient: phone, sessionId: session.id, code: input.code, trustedDevice },
    async (tx) => {
      const person = await lockPerson(tx, session.userId)
      if (!person) throw new AppError("SESSION_ENDED")
      // Checked only now, so that only the owner of that number learns that it belongs to an account.
      const other = await findByPhone(tx, country, phone)
      if (other && other.id !== person.id) throw new AppError("NUMBER_TAKEN")
      const changedPerson = { ...person, phone }
      await updatePerson(tx, changedPerson).catch((error: unknown) => {
        throw isContactTakenError(error) ? new AppError("NUMBER_TAKEN") : error
      })
      await endSessionsOf(tx, person.id, "number changed", clock.now(), session.id)
      if (person.phone !== null && person.phone !== phone)
        notice = await enqueueAccountNotice(
          deps,
          tx,
          person.phone,
          "number changed",
          identityTexts.numberChanged(maskPhone(phone)),
        )
      return readAccount(deps, tx, changedPerson, session.cartId)
    },
  )
  if (notice) await messages.deliver(notice)
  writeTrustedDeviceCookie(deps.codes, caller, phone)
  return account
}

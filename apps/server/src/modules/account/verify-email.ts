import { AppError } from "../../platform/errors/app-error.ts"
import { readAccount } from "./read-account.ts"
import type { AccountDeps } from "./account-deps.ts"
import { isEmailTaken, isContactTakenError, loadOwnPerson, lockPerson, updatePerson } from "../identity/public.ts"
import { sendCode, verifyCode } from "../one-time-codes/public.ts"
import type { Caller } from "../sessions/public.ts"

const purpose = "VERIFY_EMAIL"

/** Sends a code to the address in the customer's profile, and to no other. */
export async function sendEmailCode(deps: AccountDeps, caller: Caller) {
  const { email } = await loadOwnPerson(deps.db, caller.session)
  if (email === "") throw new AppError("PROFILE_WRONG")
  return sendCode(deps.codes, caller, { purpose, channel: "email", recipient: email }, {})
}

export async function verifyEmail(deps: AccountDeps, { session }: Caller, code: string) {
  const { email } = await loadOwnPerson(deps.db, session)
  const codeInput = { purpose, recipient: email, sessionId: session.id, code, trustedDevice: undefined } as const
  return verifyCode(deps.codes, codeInput, async (tx) => {
    const person = await lockPerson(tx, session.userId)
    if (!person || person.email !== email) throw new AppError("OTP_EXPIRED")
    // Checked only now, so that only a reader of that mailbox learns that the address is taken.
    if (await isEmailTaken(tx, person)) throw new AppError("EMAIL_TAKEN")
    const verified = { ...person, emailVerified: true }
    await updatePerson(tx, verified).catch((error: unknown) => {
      throw isContactTakenError(error) ? new AppError("EMAIL_TAKEN") : error
    })
    return readAccount(deps, tx, verified, session.cartId)
  })
}

import { AppError } from "../../platform/errors/app-error.ts"
import { isEmailTaken, isUniqueViolation, lockPerson, updatePerson } from "./accounts.store.ts"
import { readAccount } from "./read-account.ts"
import { type Caller, sendCode } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { loadOwnPerson } from "./load-own-person.ts"
import { verifyCode } from "./verify-code.ts"

const purpose = "VERIFY_EMAIL"

/** Sends a code to the address in the customer's profile, and to no other. */
export async function sendEmailCode(identity: Identity, caller: Caller) {
  const { email } = await loadOwnPerson(identity.db, caller.session)
  if (email === "") throw new AppError("PROFILE_WRONG")
  return sendCode(identity, caller, { purpose, channel: "email", recipient: email }, {})
}

export async function verifyEmail(identity: Identity, { session }: Caller, code: string) {
  const { email } = await loadOwnPerson(identity.db, session)
  const codeInput = { purpose, recipient: email, sessionId: session.id, code, trusted: undefined } as const
  return verifyCode(identity, codeInput, async (tx) => {
    const person = await lockPerson(tx, session.userId)
    if (!person || person.email !== email) throw new AppError("OTP_EXPIRED")
    // Checked only now, so that only a reader of that mailbox learns that the address is taken.
    if (await isEmailTaken(tx, person)) throw new AppError("EMAIL_TAKEN")
    const verified = { ...person, emailVerified: true }
    await updatePerson(tx, verified).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError("EMAIL_TAKEN") : error
    })
    return readAccount(identity, tx, verified, session.cartId)
  })
}

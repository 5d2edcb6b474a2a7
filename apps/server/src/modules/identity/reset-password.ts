import { checkPassword } from "@hearth/domain/identity/check-password.ts"
import { nationalDigits } from "@hearth/domain/identity/phone.ts"
import { z } from "zod"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { findByPhone, lockPerson, updatePerson } from "./accounts.store.ts"
import { type Caller, sendCode } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { endSessionsOf } from "./identity.store.ts"
import { commonPasswords } from "../../platform/passwords/common-passwords.ts"
import { mustShowPassword } from "./log-in-with-password.ts"
import { hashPassword } from "../../platform/passwords/hash-password.ts"
import { phoneOf } from "./phone-of.ts"
import { takeCode } from "./take-code.ts"
import { giveTicket, seeTicket, TICKET_SECONDS, useTicket } from "./tickets.ts"
import { trustedDevice } from "./trusted-device.ts"

const purpose = "RESET_PASSWORD"
const ticket = z.object({ phone: z.string() })

/** IDN-7, first step: a code, to known and unknown numbers alike. */
export async function askForReset(
  identity: Identity,
  caller: Caller,
  body: { mobile: string; fingerprint?: { id: string; hash: string } | undefined },
) {
  mustShowPassword(caller.country)
  const recipient = phoneOf(body.mobile, caller.country)
  return sendCode(identity, caller, { purpose, channel: "sms", recipient }, body)
}

/** Second step: the code against a token for the third. */
export async function confirmReset(identity: Identity, caller: Caller, typed: { mobile: string; code: string }) {
  const { country, session, request } = caller
  mustShowPassword(country)
  const recipient = phoneOf(typed.mobile, country)
  const trusted = trustedDevice(identity, request, recipient)
  const token = await takeCode(
    identity,
    { purpose, recipient, sessionId: session.id, code: typed.code, trusted },
    (tx) => giveTicket(identity, tx, "reset", session.id, { phone: recipient }),
  )
  return { status: "success", token, expiresIn: TICKET_SECONDS } as const
}

/** Third step. Whoever is signed in with the old password, or has stolen a session, is out. */
export async function setPassword(
  identity: Identity,
  { country, session }: Caller,
  { mobile, token, password }: { mobile: string; token: string; password: string },
) {
  const { db, clock } = identity
  mustShowPassword(country)
  const phone = phoneOf(mobile, country)
  // Looked at first, or anybody could find out a name by trying passwords; taken last, so that a weak one costs nothing.
  if (!isFor(phone, await seeTicket(identity, db, "reset", session.id, token))) throw new AppError("RESET_REFUSED")
  const found = await findByPhone(db, country, phone)
  if (!found) throw new AppError("NO_ACCOUNT")
  const isCommon = await commonPasswords()
  const mistake = checkPassword(password, { ...found, mobile: nationalDigits(phone, country) }, isCommon)
  if (mistake !== undefined) throw new AppError("PASSWORD_WEAK", { displayMsg: mistake })
  const passwordHash = await hashPassword(password)

  await inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, found.id)
    const isMine = isFor(phone, await useTicket(identity, tx, "reset", session.id, token))
    if (!isMine || person?.phone !== phone) throw new AppError("RESET_REFUSED")
    await updatePerson(tx, { ...person, passwordHash })
    await endSessionsOf(tx, person.id, "password changed", clock.now())
  })
  return { status: "success" } as const
}

function isFor(phone: string, data: unknown): boolean {
  return ticket.safeParse(data).data?.phone === phone
}

import { checkPassword } from "@hearth/domain/identity/check-password.ts"
import { nationalDigits } from "@hearth/domain/identity/phone.ts"
import { z } from "zod"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import * as passwordErrorTexts from "@hearth/texts/account/password-errors.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { findByPhone, lockPerson, updatePerson } from "./accounts.store.ts"
import { type Caller, sendCode } from "./get-otp.ts"
import type { Identity } from "./identity.ts"
import { endSessionsOf } from "./identity.store.ts"
import { loadCommonPasswordCheck } from "../../platform/passwords/common-passwords.ts"
import { assertPasswordLoginEnabled } from "./log-in-with-password.ts"
import { hashPassword } from "../../platform/passwords/hash-password.ts"
import { parsePhone } from "./parse-phone.ts"
import { verifyCode } from "./verify-code.ts"
import { issueOneTimeToken, readOneTimeToken, ONE_TIME_TOKEN_SECONDS, consumeOneTimeToken } from "./one-time-tokens.ts"
import { readTrustedDevice } from "./trusted-device.ts"

const purpose = "RESET_PASSWORD"
const resetDataSchema = z.object({ phone: z.string() })

/** IDN-7, first step: sends a code, to known and unknown numbers alike. */
export async function requestReset(
  identity: Identity,
  caller: Caller,
  body: { mobile: string; fingerprint?: { id: string; hash: string } | undefined },
) {
  assertPasswordLoginEnabled(caller.country)
  const recipient = parsePhone(body.mobile, caller.country)
  return sendCode(identity, caller, { purpose, channel: "sms", recipient }, body)
}

/** Second step: exchanges the code for a token for the third step. */
export async function confirmReset(identity: Identity, caller: Caller, input: { mobile: string; code: string }) {
  const { country, session, request } = caller
  assertPasswordLoginEnabled(country)
  const recipient = parsePhone(input.mobile, country)
  const trusted = readTrustedDevice(identity, request, recipient)
  const token = await verifyCode(
    identity,
    { purpose, recipient, sessionId: session.id, code: input.code, trusted },
    (tx) => issueOneTimeToken(identity, tx, "reset", session.id, { phone: recipient }),
  )
  return { status: "success", token, expiresIn: ONE_TIME_TOKEN_SECONDS } as const
}

/** Third step: sets the password and ends all sessions, including stolen ones. */
export async function setPassword(
  identity: Identity,
  { country, session }: Caller,
  { mobile, token, password }: { mobile: string; token: string; password: string },
) {
  const { db, clock } = identity
  assertPasswordLoginEnabled(country)
  const phone = parsePhone(mobile, country)
  // The token is checked first, because the checks of the password would reveal the account's name to anyone. It is
  // used up last, so that a weak password does not cost the token.
  if (!isFor(phone, await readOneTimeToken(identity, db, "reset", session.id, token)))
    throw new AppError("RESET_REFUSED")
  const found = await findByPhone(db, country, phone)
  if (!found) throw new AppError("NO_ACCOUNT")
  const isCommon = await loadCommonPasswordCheck()
  const problem = checkPassword(password, { ...found, mobile: nationalDigits(phone, country) }, isCommon)
  if (problem !== undefined) throw new AppError("PASSWORD_WEAK", { displayMsg: passwordErrorTexts.byCode[problem] })
  const passwordHash = await hashPassword(password)

  await inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, found.id)
    const isMine = isFor(phone, await consumeOneTimeToken(identity, tx, "reset", session.id, token))
    if (!isMine || person?.phone !== phone) throw new AppError("RESET_REFUSED")
    await updatePerson(tx, { ...person, passwordHash })
    await endSessionsOf(tx, person.id, "password changed", clock.now())
  })
  return { status: "success" } as const
}

function isFor(phone: string, data: unknown): boolean {
  return resetDataSchema.safeParse(data).data?.phone === phone
}

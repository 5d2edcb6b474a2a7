import { checkPassword } from "@hearth/domain/identity/check-password.ts"
import { nationalDigits } from "@hearth/domain/identity/phone.ts"
import { z } from "zod"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import * as passwordErrorTexts from "@hearth/texts/account/password-errors.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { loadCommonPasswordCheck } from "../../platform/passwords/common-passwords.ts"
import { assertPasswordLoginEnabled } from "./log-in-with-password.ts"
import { hashPassword } from "../../platform/passwords/hash-password.ts"
import { findByPhone, lockPerson, parsePhone, updatePerson } from "../identity/public.ts"
import {
  consumeOneTimeToken,
  issueOneTimeToken,
  ONE_TIME_TOKEN_SECONDS,
  readOneTimeToken,
  readTrustedDevice,
  sendCode,
  verifyCode,
} from "../one-time-codes/public.ts"
import { type Caller, endSessionsOf } from "../sessions/public.ts"
import type { SignInDeps } from "./sign-in-deps.ts"

const purpose = "RESET_PASSWORD"
const resetDataSchema = z.object({ phone: z.string() })

/** IDN-7, first step: sends a code, to known and unknown numbers alike. */
export async function requestReset(
  deps: SignInDeps,
  caller: Caller,
  body: { mobile: string; fingerprint?: { id: string; hash: string } | undefined },
) {
  assertPasswordLoginEnabled(caller.country)
  const recipient = parsePhone(body.mobile, caller.country)
  return sendCode(deps.codes, caller, { purpose, channel: "sms", recipient }, body)
}

/** Second step: exchanges the code for a token for the third step. */
export async function confirmReset(deps: SignInDeps, caller: Caller, input: { mobile: string; code: string }) {
  const { country, session, request } = caller
  assertPasswordLoginEnabled(country)
  const recipient = parsePhone(input.mobile, country)
  const trustedDevice = readTrustedDevice(deps.codes, request, recipient)
  const token = await verifyCode(
    deps.codes,
    { purpose, recipient, sessionId: session.id, code: input.code, trustedDevice },
    (tx) => issueOneTimeToken(deps.codes, tx, "reset", session.id, { phone: recipient }),
  )
  return { token, expiresIn: ONE_TIME_TOKEN_SECONDS }
}

/** Third step: sets the password and ends all sessions, including stolen ones. */
export async function setPassword(
  deps: SignInDeps,
  { country, session }: Caller,
  { mobile, token, password }: { mobile: string; token: string; password: string },
) {
  const { db, clock } = deps
  assertPasswordLoginEnabled(country)
  const phone = parsePhone(mobile, country)
  // The token is checked first, because the checks of the password would reveal the account's name to anyone. It is
  // used up last, so that a weak password doesn't use up the token.
  if (!isTokenFor(phone, await readOneTimeToken(deps.codes, db, "reset", session.id, token)))
    throw new AppError("RESET_REFUSED")
  const storedPerson = await findByPhone(db, country, phone)
  if (!storedPerson) throw new AppError("NO_ACCOUNT")
  const isCommon = await loadCommonPasswordCheck()
  const problem = checkPassword(password, { ...storedPerson, mobile: nationalDigits(phone, country) }, isCommon)
  if (problem !== undefined) throw new AppError("PASSWORD_WEAK", { displayMsg: passwordErrorTexts.byCode[problem] })
  const passwordHash = await hashPassword(password)

  await inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, storedPerson.id)
    const isOwnToken = isTokenFor(phone, await consumeOneTimeToken(deps.codes, tx, "reset", session.id, token))
    if (!isOwnToken || person?.phone !== phone) throw new AppError("RESET_REFUSED")
    await updatePerson(tx, { ...person, passwordHash })
    await endSessionsOf(tx, person.id, "password changed", clock.now())
  })
  return {}
}

function isTokenFor(phone: string, data: unknown): boolean {
  return resetDataSchema.safeParse(data).data?.phone === phone
}

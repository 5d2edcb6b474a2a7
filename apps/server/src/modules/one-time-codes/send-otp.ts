import type { FastifyRequest } from "fastify"
import { AppError } from "../../platform/errors/app-error.ts"
import type { IdempotencyKey } from "../../platform/idempotency/run-once.ts"
import { idempotencyKey } from "../../platform/http/respond-once.ts"
import { networkOf } from "../../platform/limits/network-of.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { issueCode, type CodeRequest } from "./issue-code.ts"
import { autofillHost } from "./autofill-host.ts"
import type { CodePurpose } from "./code-purposes.ts"
import { checkFirewallToken, readFingerprint } from "./fingerprint.ts"
import { codeRefOf } from "./hash-code.ts"
import { loadOwnPerson, parsePhone } from "../identity/public.ts"
import type { OneTimeCodes } from "./create-one-time-codes.ts"
import { findChallenge } from "./one-time-codes.store.ts"
import { readTrustedDevice } from "./trusted-device.ts"
import { type Caller, findSessionStart, RECENT_SIGN_IN_SECONDS } from "../sessions/public.ts"

interface OtpInput {
  mobile: string
  purpose: "LOGIN" | "CHANGE_NUMBER" | "DELETE_ACCOUNT"
  fingerprint?: { id: string; hash: string } | undefined
}

export async function sendOtp(
  deps: OneTimeCodes,
  caller: Caller,
  input: OtpInput & { termsAccepted: boolean; firstName?: string | undefined; lastName?: string | undefined },
) {
  const { purpose, termsAccepted, firstName, lastName } = input
  const recipient = await recipientFor(deps, caller, input)
  if (purpose === "LOGIN" && !termsAccepted)
    throw new AppError("TERMS_NEEDED", { input: { field: "termsAccepted", problem: "must be true" } })
  const details = { termsAccepted, firstName: firstName?.trim(), lastName: lastName?.trim() }
  return sendCode(deps, caller, { ...details, purpose, channel: "sms", recipient }, input)
}

/** IDN-3: sends a new code with the terms and names from the first request. */
export async function resendOtp(deps: OneTimeCodes, caller: Caller, input: OtpInput) {
  const recipient = await recipientFor(deps, caller, input)
  const { purpose } = input
  const codeRef = codeRefOf(deps, { sessionId: caller.session.id, purpose, recipient })
  const challenge = await findChallenge(deps.db, codeRef)
  if (!challenge) throw new AppError("OTP_EXPIRED")
  const { termsAccepted, firstName, lastName } = challenge
  return sendCode(deps, caller, { purpose, channel: "sms", recipient, termsAccepted, firstName, lastName }, input)
}

/**
 * Parses the number and checks it against the purpose: deleting an account needs the customer's own number, changing
 * the number needs another one, and signing in accepts any.
 */
async function recipientFor(deps: OneTimeCodes, { session, country }: Caller, { mobile, purpose }: OtpInput) {
  const recipient = parsePhone(mobile, country)
  if (purpose === "LOGIN") return recipient
  if (session.kind !== "customer") throw new AppError("FORBIDDEN")
  const isOwn = (await loadOwnPerson(deps.db, session)).phone === recipient
  if (purpose === "DELETE_ACCOUNT" && !isOwn) throw new AppError("FORBIDDEN")
  if (purpose === "CHANGE_NUMBER") {
    if (isOwn) throw new AppError("NUMBER_SAME")
    await assertFreshSignIn(deps, session)
  }
  return recipient
}

/**
 * Changing the number requires a recent sign-in by any method, because the number gives access to the account and an
 * open or stolen session must not be enough. The code that is sent stays valid for its own five minutes.
 */
async function assertFreshSignIn({ db, clock }: OneTimeCodes, session: Session): Promise<void> {
  const startedAt = await findSessionStart(db, session.id)
  if (!startedAt || clock.now().getTime() - startedAt.getTime() > RECENT_SIGN_IN_SECONDS * 1000)
    throw new AppError("SIGN_IN_AGAIN")
}

type CodeDetails = Pick<CodeRequest, "channel" | "recipient" | "termsAccepted" | "firstName" | "lastName"> & {
  purpose: CodePurpose
}

/** Collects the requester's properties, the host and the idempotency key, and issues the code. */
export async function sendCode(
  deps: OneTimeCodes,
  { session, request }: Caller,
  details: CodeDetails,
  body: { fingerprint?: { id: string; hash: string } | undefined },
) {
  checkFirewallToken(deps, session, request)
  const { device, suspicious } = await readFingerprint(deps, body.fingerprint)
  return issueCode(deps, {
    ...details,
    sessionId: session.id,
    requester: {
      network: networkOf(request.ip),
      device,
      suspicious,
      trustedDevice: readTrustedDevice(deps, request, details.recipient),
    },
    host: autofillHost(request.hostname, deps.settings.publicOrigin),
    key: idempotencyOf(deps, session, request, [
      details.purpose,
      details.recipient,
      String(details.termsAccepted ?? false),
    ]),
  })
}

/** Hashes the request with our key: there are so few phone numbers that a plain hash could be reversed. */
function idempotencyOf(
  deps: OneTimeCodes,
  session: Session,
  request: FastifyRequest,
  input: string[],
): IdempotencyKey | undefined {
  const key = idempotencyKey(request)
  if (key === undefined) return undefined
  const requestHash = deps.mac("code asked for", ...input)
  return { owner: session.userId, key, requestHash, now: deps.clock.now() }
}

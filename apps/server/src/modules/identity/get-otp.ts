import type { FastifyRequest } from "fastify"
import { AppError } from "../../platform/errors/app-error.ts"
import type { IdempotencyKey } from "../../platform/idempotency/run-once.ts"
import { idempotencyKey } from "../../platform/http/respond-once.ts"
import { networkOf } from "../../platform/limits/network-of.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { issueCode, type CodeRequest } from "./issue-code.ts"
import { codeHost } from "./code-host.ts"
import { findChallenge } from "./codes.store.ts"
import type { CodePurpose } from "./code-purposes.ts"
import { checkFirewallToken, readFingerprint } from "./fingerprint.ts"
import { codeRefOf } from "./hash-code.ts"
import type { Identity } from "./identity.ts"
import { findSessionStart } from "./identity.store.ts"
import { FRESH_SECONDS } from "./lifetimes.ts"
import { mac } from "./mac.ts"
import { loadOwnPerson } from "./load-own-person.ts"
import { parsePhone } from "./parse-phone.ts"
import { readTrustedDevice } from "./trusted-device.ts"
import type { RequestContext } from "./request-context.ts"

export type Caller = RequestContext & { session: Session }

interface OtpInput {
  mobile: string
  purpose: "LOGIN" | "CHANGE_NUMBER" | "DELETE_ACCOUNT"
  fingerprint?: { id: string; hash: string } | undefined
}

export async function getOtp(
  identity: Identity,
  caller: Caller,
  input: OtpInput & { termsAccepted: boolean; firstName?: string | undefined; lastName?: string | undefined },
) {
  const { purpose, termsAccepted, firstName, lastName } = input
  const recipient = await recipientFor(identity, caller, input)
  if (purpose === "LOGIN" && !termsAccepted) throw new AppError("TERMS_NEEDED")
  const details = { termsAccepted, firstName: firstName?.trim(), lastName: lastName?.trim() }
  return sendCode(identity, caller, { ...details, purpose, channel: "sms", recipient }, input)
}

/** IDN-3: sends a new code with the terms and names from the first request. */
export async function resendOtp(identity: Identity, caller: Caller, input: OtpInput) {
  const recipient = await recipientFor(identity, caller, input)
  const { purpose } = input
  const codeRef = codeRefOf(identity, { sessionId: caller.session.id, purpose, recipient })
  const challenge = await findChallenge(identity.db, codeRef)
  if (!challenge) throw new AppError("OTP_EXPIRED")
  const { termsAccepted, firstName, lastName } = challenge
  return sendCode(identity, caller, { purpose, channel: "sms", recipient, termsAccepted, firstName, lastName }, input)
}

/**
 * Parses the number and checks it against the purpose: deleting an account needs the customer's own number, changing
 * the number needs another one, and signing in accepts any.
 */
async function recipientFor(identity: Identity, { session, country }: Caller, { mobile, purpose }: OtpInput) {
  const recipient = parsePhone(mobile, country)
  if (purpose === "LOGIN") return recipient
  if (session.kind !== "customer") throw new AppError("FORBIDDEN")
  const isOwn = (await loadOwnPerson(identity.db, session)).phone === recipient
  if (purpose === "DELETE_ACCOUNT" && !isOwn) throw new AppError("FORBIDDEN")
  if (purpose === "CHANGE_NUMBER") {
    if (isOwn) throw new AppError("NUMBER_SAME")
    await assertFreshSignIn(identity, session)
  }
  return recipient
}

/**
 * Changing the number requires a recent sign-in by any method, because the number gives access to the account and an
 * open or stolen session must not be enough. The code that is sent stays valid for its own five minutes.
 */
async function assertFreshSignIn({ db, clock }: Identity, session: Session): Promise<void> {
  const startedAt = await findSessionStart(db, session.id)
  if (!startedAt || clock.now().getTime() - startedAt.getTime() > FRESH_SECONDS * 1000)
    throw new AppError("SIGN_IN_AGAIN")
}

type CodeDetails = Pick<CodeRequest, "channel" | "recipient" | "termsAccepted" | "firstName" | "lastName"> & {
  purpose: CodePurpose
}

/** Collects the requester's properties, the host and the idempotency key, and issues the code. */
export async function sendCode(
  identity: Identity,
  { session, request }: Caller,
  details: CodeDetails,
  body: { fingerprint?: { id: string; hash: string } | undefined },
) {
  checkFirewallToken(identity, session, request)
  const { device, suspicious } = await readFingerprint(identity, body.fingerprint)
  return issueCode(identity, {
    ...details,
    sessionId: session.id,
    requester: {
      network: networkOf(request.ip),
      device,
      suspicious,
      trusted: readTrustedDevice(identity, request, details.recipient),
    },
    host: codeHost(request.hostname, identity.settings.publicOrigin),
    key: idempotencyOf(identity, session, request, [
      details.purpose,
      details.recipient,
      String(details.termsAccepted ?? false),
    ]),
  })
}

/** Hashes the request with our key: there are so few phone numbers that a plain hash could be reversed. */
function idempotencyOf(
  identity: Identity,
  session: Session,
  request: FastifyRequest,
  input: string[],
): IdempotencyKey | undefined {
  const key = idempotencyKey(request)
  if (key === undefined) return undefined
  const requestHash = mac(identity, "code asked for", ...input)
  return { owner: session.userId, key, requestHash, now: identity.clock.now() }
}

import type { FastifyRequest } from "fastify"
import { AppError } from "../../platform/errors/app-error.ts"
import type { OnceKey } from "../../platform/idempotency/once.ts"
import { idempotencyKey } from "../../platform/http/answer-once.ts"
import { networkOf } from "../../platform/limits/network-of.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { askCode, type CodeWish } from "./ask-code.ts"
import { codeHost } from "./code-host.ts"
import { findChallenge } from "./codes.store.ts"
import type { CodePurpose } from "./code-purposes.ts"
import { checkFirewallToken, readFingerprint } from "./fingerprint.ts"
import { codeOf } from "./hash-code.ts"
import type { Identity } from "./identity.ts"
import { findBeginning } from "./identity.store.ts"
import { FRESH_SECONDS } from "./lifetimes.ts"
import { mac } from "./mac.ts"
import { ownPerson } from "./own-person.ts"
import { phoneOf } from "./phone-of.ts"
import { trustedDevice } from "./trusted-device.ts"
import type { Visit } from "./visit.ts"

export type Caller = Visit & { session: Session }

interface AskedFor {
  mobile: string
  purpose: "LOGIN" | "CHANGE_NUMBER" | "DELETE_ACCOUNT"
  fingerprint?: { id: string; hash: string } | undefined
}

/** IDN-2. */
export async function getOtp(
  identity: Identity,
  caller: Caller,
  asked: AskedFor & { termsAccepted: boolean; firstName?: string | undefined; lastName?: string | undefined },
) {
  const { purpose, termsAccepted, firstName, lastName } = asked
  const recipient = await recipientFor(identity, caller, asked)
  if (purpose === "LOGIN" && !termsAccepted) throw new AppError("TERMS_NEEDED")
  const told = { termsAccepted, firstName: firstName?.trim(), lastName: lastName?.trim() }
  return sendCode(identity, caller, { ...told, purpose, channel: "sms", recipient }, asked)
}

/** IDN-3: what was said when the first code was asked for still holds. */
export async function resendOtp(identity: Identity, caller: Caller, asked: AskedFor) {
  const recipient = await recipientFor(identity, caller, asked)
  const { purpose } = asked
  const of = codeOf(identity, { sessionId: caller.session.id, purpose, recipient })
  const before = await findChallenge(identity.db, of)
  if (!before) throw new AppError("OTP_EXPIRED")
  const { termsAccepted, firstName, lastName } = before
  return sendCode(identity, caller, { purpose, channel: "sms", recipient, termsAccepted, firstName, lastName }, asked)
}

/** A customer's own number is needed to delete their account, another to change to; any to sign in. */
async function recipientFor(identity: Identity, { session, country }: Caller, { mobile, purpose }: AskedFor) {
  const recipient = phoneOf(mobile, country)
  if (purpose === "LOGIN") return recipient
  if (session.kind !== "customer") throw new AppError("FORBIDDEN")
  const isOwn = (await ownPerson(identity.db, session)).phone === recipient
  if (purpose === "DELETE_ACCOUNT" && !isOwn) throw new AppError("FORBIDDEN")
  if (purpose === "CHANGE_NUMBER") {
    if (isOwn) throw new AppError("NUMBER_SAME")
    await mustBeFresh(identity, session)
  }
  return recipient
}

/**
 * A number opens the account, so that a session alone, left open or stolen, does not change it: whoever does has signed in
 * just now, by whichever way they have. The code that is asked for then holds for its own five minutes.
 */
async function mustBeFresh({ db, clock }: Identity, session: Session): Promise<void> {
  const began = await findBeginning(db, session.id)
  if (!began || clock.now().getTime() - began.getTime() > FRESH_SECONDS * 1000) throw new AppError("SIGN_IN_AGAIN")
}

type Said = Pick<CodeWish, "channel" | "recipient" | "termsAccepted" | "firstName" | "lastName"> & {
  purpose: CodePurpose
}

/** Puts together who asks, from where and with which key, and sends. */
export async function sendCode(
  identity: Identity,
  { session, request }: Caller,
  said: Said,
  body: { fingerprint?: { id: string; hash: string } | undefined },
) {
  checkFirewallToken(identity, session, request)
  const { device, suspicious } = await readFingerprint(identity, body.fingerprint)
  return askCode(identity, {
    ...said,
    sessionId: session.id,
    asker: {
      network: networkOf(request.ip),
      device,
      suspicious,
      trusted: trustedDevice(identity, request, said.recipient),
    },
    host: codeHost(request.hostname, identity.settings.publicOrigin),
    key: keyOf(identity, session, request, [said.purpose, said.recipient, String(said.termsAccepted ?? false)]),
  })
}

/** What was asked is kept under our key: there are few numbers, and a plain hash of one is as good as the number. */
function keyOf(identity: Identity, session: Session, request: FastifyRequest, asked: string[]): OnceKey | undefined {
  const key = idempotencyKey(request)
  if (key === undefined) return undefined
  const requestHash = mac(identity, "code asked for", ...asked)
  return { owner: session.userId, key, requestHash, now: identity.clock.now() }
}

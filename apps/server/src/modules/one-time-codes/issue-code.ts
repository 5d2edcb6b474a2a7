import * as identityTexts from "@hearth/texts/account/identity.ts"
import type { Tx } from "../../platform/database/database.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { pipeline } from "../../platform/database/pipelined-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { releaseKey, runOnce, type IdempotencyKey } from "../../platform/idempotency/run-once.ts"
import type { QueuedMessage } from "../messages/public.ts"
import {
  type CodeRequester,
  checkSendingLimits,
  refundSendingLimits,
  limitKeyOf,
  consumeSendingLimits,
} from "./code-limits.ts"
import { type CodePurpose, formatCodeMessage, purposeKindOf } from "./code-purposes.ts"
import {
  endResendWait,
  upsertChallenge,
  confirmChallenge,
  revertChallenge,
  tryStartResendWait,
} from "./one-time-codes.store.ts"
import { CODE_EXPIRES_IN_SECONDS } from "./code-timing.ts"
import { codeRefOf, hashCode } from "./hash-code.ts"
import type { OneTimeCodes } from "./create-one-time-codes.ts"

export interface CodeRequest {
  purpose: CodePurpose
  channel: "sms" | "email"
  /** A number or address in canonical form. */
  recipient: string
  sessionId: string
  requester: CodeRequester
  /** The host whose pages may fill in the code. */
  host: string | undefined
  termsAccepted?: boolean
  firstName?: string
  lastName?: string
  /** A repeated request with the same key gets the stored response and sends nothing. */
  key?: IdempotencyKey | undefined
}

interface SentCode {
  resendAfter: number
  expiresIn: number
}

/**
 * Creates a code and sends it. One transaction stores the code and its message; the limits are consumed afterwards,
 * outside of it, so that they don't block other requests.
 *
 * If the code can't be sent, limits are refunded, the previous code stays valid and the customer gets an error. The
 * recipient's account is not looked up, so known and unknown recipients get the same response in the same time.
 */
export async function issueCode(deps: OneTimeCodes, codeRequest: CodeRequest): Promise<SentCode> {
  const { db, messages, random } = deps
  const { recipient, requester } = codeRequest
  const code = String(random.below(1_000_000)).padStart(6, "0")
  const { answer, created } = await inTransaction(db, (tx) => createCode(deps, tx, codeRequest, code))
  if (!created) return answer
  const { message, hasPreviousCode } = created
  try {
    await consumeSendingLimits(deps, recipient, requester)
  } catch (error) {
    await inTransaction(db, async (tx) => {
      await messages.cancel(tx, message)
      await undoCode(deps, tx, codeRequest, code, "not counted")
    })
    throw error
  }
  const delivery = await messages.deliver(message)
  if (delivery === "sent") {
    const codeRef = codeRefOf(deps, codeRequest)
    if (hasPreviousCode) await confirmChallenge(db, codeRef, hashCode(deps, codeRef, code))
    return answer
  }
  await inTransaction(db, (tx) => undoCode(deps, tx, codeRequest, code, delivery))
  throw new AppError("OTP_NOT_SENT")
}

async function createCode(deps: OneTimeCodes, tx: Tx, codeRequest: CodeRequest, code: string) {
  let created: { message: QueuedMessage; hasPreviousCode: boolean } | undefined
  const createAndEnqueue = async (): Promise<SentCode> => {
    const now = deps.clock.now()
    const { purpose, channel, recipient, requester, host } = codeRequest
    const codeRef = codeRefOf(deps, codeRequest)
    const [nextInSeconds] = await pipeline(
      tx,
      () => startResendWait(tx, limitKeyOf(deps, recipient, requester.trustedDevice), now),
      () => checkSendingLimits(deps, tx, recipient, requester),
    )
    const text = formatCodeMessage(purpose, code, CODE_EXPIRES_IN_SECONDS / 60, host)
    const messageInput = {
      channel,
      kind: purposeKindOf(purpose),
      to: recipient,
      subject: identityTexts.codeSubject,
      text,
    }
    const challenge = {
      ...codeRef,
      codeHash: hashCode(deps, codeRef, code),
      termsAccepted: codeRequest.termsAccepted ?? false,
      firstName: codeRequest.firstName ?? "",
      lastName: codeRequest.lastName ?? "",
      madeAt: now,
      expiresAt: new Date(now.getTime() + CODE_EXPIRES_IN_SECONDS * 1000),
    }
    const [hasPreviousCode, message] = await pipeline(
      tx,
      () => upsertChallenge(tx, challenge),
      () =>
        deps.messages.enqueue(tx, { ...messageInput, expiresInSeconds: CODE_EXPIRES_IN_SECONDS, isReplaceable: true }),
    )
    created = { message, hasPreviousCode }
    return { resendAfter: nextInSeconds, expiresIn: CODE_EXPIRES_IN_SECONDS }
  }
  if (!codeRequest.key) return { answer: await createAndEnqueue(), created }
  const { body } = await runOnce(tx, codeRequest.key, async () => ({
    status: 200,
    // The stored body has the status, as in the response, because a node of the previous version may read it during a
    // deployment.
    body: JSON.stringify({ status: "success", ...(await createAndEnqueue()) }),
  }))
  return { answer: JSON.parse(body) as SentCode, created }
}

/** Throws if the wait is not over yet. Otherwise starts the next wait and returns its seconds. */
async function startResendWait(tx: Tx, key: string, now: Date): Promise<number> {
  const wait = await tryStartResendWait(tx, key, now)
  if (wait.ok) return wait.nextInSeconds
  throw new AppError("OTP_TOO_SOON", {
    displayMsg: identityTexts.codeOnItsWay(wait.retryInSeconds),
    retryAfterSeconds: wait.retryInSeconds,
  })
}

async function undoCode(
  deps: OneTimeCodes,
  tx: Tx,
  codeRequest: CodeRequest,
  code: string,
  delivery: "not counted" | "not sent" | "unknown",
): Promise<void> {
  const { recipient, requester, key } = codeRequest
  await endResendWait(tx, limitKeyOf(deps, recipient, requester.trustedDevice), deps.clock.now())
  if (key) await releaseKey(tx, key)
  // A message with an unknown result may still arrive, so its code stays valid beside the previous one and counts
  // towards the limits.
  if (delivery === "unknown") return
  if (delivery === "not sent") await refundSendingLimits(deps, tx, recipient, requester)
  const codeRef = codeRefOf(deps, codeRequest)
  await revertChallenge(tx, codeRef, hashCode(deps, codeRef, code))
}

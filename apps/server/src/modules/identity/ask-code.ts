import type { Tx } from "../../platform/database/database.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { together } from "../../platform/database/pipelined-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { forgetKey, once, type OnceKey } from "../../platform/idempotency/once.ts"
import type { BegunMessage } from "../messages/public.ts"
import {
  type Asker,
  checkSendingLimits,
  giveBackSendingLimits,
  recipientKey,
  takeSendingLimits,
} from "./code-limits.ts"
import { CODE_SUBJECT, type CodePurpose, codeText, kindOf } from "./code-purposes.ts"
import { giveBackPace, putChallenge, settleChallenge, takeBackChallenge, takePace } from "./codes.store.ts"
import { codeOf, hashCode } from "./hash-code.ts"
import type { Identity } from "./identity.ts"
import { sayWait } from "./say-wait.ts"

const EXPIRES_SECONDS = 300

export interface CodeWish {
  purpose: CodePurpose
  channel: "sms" | "email"
  /** A number or address in its one form. */
  recipient: string
  sessionId: string
  asker: Asker
  /** The page's own, for phones that fill the code in. */
  host: string | undefined
  termsAccepted?: boolean
  firstName?: string
  lastName?: string
  /** The same wish sent again is answered again, and sends nothing. */
  key?: OnceKey | undefined
}

interface SentCode {
  status: "success"
  resendAfter: number
  expiresIn: number
}

/**
 * Makes a code and sends it. It is made first, in one transaction, with the message in the books; then it is counted, which
 * holds up nobody, and sent.
 * Where it can't be, nothing was used up, the code before it holds as it did, and the customer is told so. Nothing here
 * looks whether the recipient is known: known and unknown ones are answered alike, in words and in time.
 */
export async function askCode(identity: Identity, wish: CodeWish): Promise<SentCode> {
  const { db, messages, random } = identity
  const { recipient, asker } = wish
  const code = String(random.below(1_000_000)).padStart(6, "0")
  const { answer, made } = await inTransaction(db, (tx) => makeCode(identity, tx, wish, code))
  if (!made) return answer
  const { message, hasBefore } = made
  try {
    await takeSendingLimits(identity, recipient, asker)
  } catch (error) {
    await inTransaction(db, async (tx) => {
      await messages.giveUp(tx, message)
      await undo(identity, tx, wish, code, "not counted")
    })
    throw error
  }
  const delivery = await messages.deliver(message)
  if (delivery === "sent") {
    const of = codeOf(identity, wish)
    if (hasBefore) await settleChallenge(db, of, hashCode(identity, of, code))
    return answer
  }
  await inTransaction(db, (tx) => undo(identity, tx, wish, code, delivery))
  throw new AppError("OTP_NOT_SENT")
}

async function makeCode(identity: Identity, tx: Tx, wish: CodeWish, code: string) {
  let made: { message: BegunMessage; hasBefore: boolean } | undefined
  const make = async (): Promise<SentCode> => {
    const now = identity.clock.now()
    const { purpose, channel, recipient, asker, host } = wish
    const of = codeOf(identity, wish)
    const [waitSeconds] = await together(
      tx,
      () => keepPace(tx, recipientKey(identity, recipient, asker.trusted), now),
      () => checkSendingLimits(identity, tx, recipient, asker),
    )
    const text = codeText(purpose, code, EXPIRES_SECONDS / 60, host)
    const written = { channel, kind: kindOf(purpose), to: recipient, subject: CODE_SUBJECT, text }
    const challenge = {
      ...of,
      codeHash: hashCode(identity, of, code),
      termsAccepted: wish.termsAccepted ?? false,
      firstName: wish.firstName ?? "",
      lastName: wish.lastName ?? "",
      madeAt: now,
      expiresAt: new Date(now.getTime() + EXPIRES_SECONDS * 1000),
    }
    const [hasBefore, message] = await together(
      tx,
      () => putChallenge(tx, challenge),
      () => identity.messages.begin(tx, { ...written, expiresInSeconds: EXPIRES_SECONDS, isReplaceable: true }),
    )
    made = { message, hasBefore }
    return { status: "success", resendAfter: waitSeconds, expiresIn: EXPIRES_SECONDS }
  }
  if (!wish.key) return { answer: await make(), made }
  const { body } = await once(tx, wish.key, async () => ({ status: 200, body: JSON.stringify(await make()) }))
  return { answer: JSON.parse(body) as SentCode, made }
}

/** Answers when the next one can be asked for. */
async function keepPace(tx: Tx, key: string, now: Date): Promise<number> {
  const { ok, waitSeconds } = await takePace(tx, key, now)
  if (ok) return waitSeconds
  throw new AppError("OTP_TOO_SOON", {
    displayMsg: `A code is on its way. You can ask for another in ${sayWait(waitSeconds)}.`,
    retryAfterSeconds: waitSeconds,
  })
}

async function undo(
  identity: Identity,
  tx: Tx,
  wish: CodeWish,
  code: string,
  delivery: "not counted" | "not sent" | "unknown",
): Promise<void> {
  const { recipient, asker, key } = wish
  await giveBackPace(tx, recipientKey(identity, recipient, asker.trusted), identity.clock.now())
  if (key) await forgetKey(tx, key)
  // A message whose answer was lost may arrive: its code holds, beside the one before, and it counts.
  if (delivery === "unknown") return
  if (delivery === "not sent") await giveBackSendingLimits(identity, tx, recipient, asker)
  const of = codeOf(identity, wish)
  await takeBackChallenge(tx, of, hashCode(identity, of, code))
}

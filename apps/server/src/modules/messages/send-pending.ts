import type { Clock } from "../../platform/clock.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { Log } from "../../platform/log/create-log.ts"
import type { MessageProviders } from "../../settings.ts"
import { findSentSms } from "./find-sent-sms.ts"
import { sendToProvider } from "./send-to-provider.ts"
import { claimPending, type Delivery, writeMessageResult, type PendingMessage } from "./messages.store.ts"
import type { ContentSeal } from "./seal-content.ts"

const BATCH_SIZE = 20
/** Longer than querying the provider for a message and sending it can take. */
const CLAIM_MS = 30_000

export interface PendingDeps {
  db: Queryable
  clock: Clock
  log: Log
  providers: MessageProviders | undefined
  contentSeal: ContentSeal
  /** Whether this process is currently sending the message. */
  isInFlight(id: string): boolean
}

/** The result, or undefined if the message has to be tried again. */
type Outcome = { delivery: Delivery; providerId: string | null } | undefined

const notSent: Outcome = { delivery: "not sent", providerId: null }

/**
 * Sends committed messages that have no result, because their node died or could not write the result. First asks
 * the SMS provider whether it already has the message. Returns true if there may be more.
 */
export async function sendPending(deps: PendingDeps): Promise<boolean> {
  const { db, clock, log, isInFlight } = deps
  const now = clock.now()
  const claimedMessages = await claimPending(db, now, new Date(now.getTime() + CLAIM_MS), BATCH_SIZE)
  await Promise.all(
    claimedMessages
      .filter(({ id }) => !isInFlight(id))
      .map(async (message) => {
        const outcome = await resolvePending(deps, message)
        log.warn({ messageId: message.id, delivery: outcome?.delivery ?? "later" }, "a message without a result")
        if (outcome) await writeMessageResult(db, message.id, outcome.delivery, outcome.providerId, clock.now())
      }),
  )
  return claimedMessages.length === BATCH_SIZE
}

async function resolvePending(
  { clock, providers, contentSeal }: PendingDeps,
  message: PendingMessage,
): Promise<Outcome> {
  const { channel, madeAt, expiresAt, sealed, hasLater } = message
  const opened = contentSeal.open(sealed)
  if (!providers || !opened) return notSent
  const { to, subject, text, isReplaceable } = opened
  const isExpired = expiresAt <= clock.now()
  if (channel === "sms") {
    const sid = await findSentSms(providers.sms, to, text, madeAt)
    if (sid === undefined) return isExpired ? { delivery: "unknown", providerId: null } : undefined
    if (sid !== null) return { delivery: "sent", providerId: sid }
  }
  if (isExpired || (isReplaceable && hasLater)) return notSent
  const { delivery, providerId, canBeSentLater } = await sendToProvider(providers, channel, { to, subject, text })
  // A refused or unanswered message is tried again when the claim ends, until it expires. The provider can't be asked
  // whether it has an e-mail, so an e-mail that may have been sent is not sent again.
  const isFinal = delivery === "sent" || (channel === "email" && !canBeSentLater)
  return isFinal ? { delivery, providerId } : undefined
}

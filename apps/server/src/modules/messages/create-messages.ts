import { createHmac, createSecretKey } from "node:crypto"
import { deriveKey } from "../../platform/keyed-hash.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { deleteInBatches } from "../../platform/delete-in-batches.ts"
import type { Platform } from "../../platform/platform.ts"
import { sendToProvider } from "./send-to-provider.ts"
import { type Channel, deleteMessages, type Delivery, writeMessageResult, insertMessage } from "./messages.store.ts"
import { createContentSeal } from "./seal-content.ts"
import { sendPending } from "./send-pending.ts"

export interface MessageInput {
  channel: Channel
  kind: string
  to: string
  /** E-mail only. */
  subject?: string
  text: string
  /** After this time the message is useless and is no longer sent. */
  expiresInSeconds: number
  /** For one-time codes: a later message of the same kind to the same recipient replaces this one. */
  isReplaceable?: boolean
}

/** A message that is stored and not yet delivered. */
export interface QueuedMessage extends MessageInput {
  id: string
  /** In milliseconds of the monotonic clock, which is never adjusted. */
  queuedAt: number
}

export interface Messages {
  /**
   * Stores a message with everything that is needed to send it, in the transaction that causes it. If the process dies
   * before sending it, another one does.
   */
  enqueue(db: Queryable, message: MessageInput): Promise<QueuedMessage>
  /** Stores 'not sent' as the message's result, so that no process sends it. */
  cancel(db: Queryable, message: QueuedMessage): Promise<void>
  /**
   * Sends the message. Call it outside of any transaction, because a slow provider would keep the transaction open.
   * Never throws.
   */
  deliver(message: QueuedMessage): Promise<Delivery>
  /** Sends messages that have had no result for a while. Returns true if there may be more. */
  sendPending(): Promise<boolean>
}

const DAY_MS = 24 * 3600 * 1000
const RETENTION_DAYS = 90
const BATCH_SIZE = 1000
/**
 * How long the process that stored a message has to send it. Afterwards any process may send it. A provider has 5 s to
 * answer and is called at most twice.
 */
const OWN_LEASE_MS = 20_000
/** A process that was blocked for longer leaves the message to the others, so that it isn't sent twice. */
const OWN_DEADLINE_MS = 8_000

type CreateMessagesDeps = Pick<Platform, "db" | "clock" | "random" | "log" | "settings">

export function createMessages({ db, clock, random, log, settings }: CreateMessagesDeps): Messages {
  const key = createSecretKey(deriveKey(settings.secret, "message recipients"))
  const contentSeal = createContentSeal(settings.secret)
  const providers = settings.messages
  const inFlight = new Set<string>()
  if (!providers && settings.environment === "production") {
    log.warn("no message provider is configured (MESSAGES_URL): sign-in by code is off")
  }

  async function deliverNow(message: QueuedMessage): Promise<Delivery> {
    const { id, channel, to, subject = "", text, queuedAt, isReplaceable = false } = message
    if (performance.now() - queuedAt > OWN_DEADLINE_MS) {
      log.warn({ messageId: id, channel }, "message will be sent later")
      return "unknown"
    }
    const { delivery, reason, providerId, canBeSentLater } = await sendToProvider(providers, channel, {
      to,
      subject,
      text,
    })
    if (delivery !== "sent") log.warn({ messageId: id, channel, reason }, `message ${delivery}`)
    // A customer who waits for a one-time code sees the error and requests another. A message about an order waits for
    // the provider.
    if (canBeSentLater && !isReplaceable) return delivery
    // If the result can't be written now, `sendPending` finds the message later.
    await writeMessageResult(db, id, delivery, providerId, clock.now()).catch((error: unknown) =>
      log.error({ messageId: id, err: error }, "a message's result could not be stored"),
    )
    return delivery
  }

  return {
    async enqueue(queryable, message) {
      const { channel, kind, to, subject = "", text, expiresInSeconds, isReplaceable = false } = message
      const now = clock.now()
      const id = random.uuid()
      await insertMessage(queryable, {
        id,
        channel,
        kind,
        recipientHash: createHmac("sha256", key).update(to).digest("base64url"),
        sealed: contentSeal.seal({ to, subject, text, isReplaceable }),
        expiresAt: new Date(now.getTime() + expiresInSeconds * 1000),
        sendAfter: new Date(now.getTime() + OWN_LEASE_MS),
        now,
      })
      return { ...message, id, queuedAt: performance.now() }
    },
    cancel: (queryable, { id }) => writeMessageResult(queryable, id, "not sent", null, clock.now()),
    async deliver(message) {
      inFlight.add(message.id)
      try {
        return await deliverNow(message)
      } finally {
        inFlight.delete(message.id)
      }
    },
    sendPending: () => sendPending({ db, clock, log, providers, contentSeal, isInFlight: (id) => inFlight.has(id) }),
  }
}

export async function purgeExpiredMessages({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const cutoff = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
  await deleteInBatches(BATCH_SIZE, (limit) => deleteMessages(db, cutoff, limit))
}

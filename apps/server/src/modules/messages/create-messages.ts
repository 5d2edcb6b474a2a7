import { createHmac, createSecretKey, hkdfSync } from "node:crypto"
import type { Queryable } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import { type Channel, deleteMessages, type Delivery, endMessage, insertMessage } from "./messages.store.ts"
import type { Posted } from "./post-to-provider.ts"
import { sendEmail } from "./send-email.ts"
import { idOfSms, sendSms } from "./send-sms.ts"

/** A message that is in the books and not yet handed over. */
export interface BegunMessage {
  id: string
  channel: Channel
  to: string
}

export interface Messages {
  /**
   * Writes in the books that a message is about to go out. In the transaction whose consequence it is, so that the books
   * hold it even if the process dies before it is sent.
   */
  begin(db: Queryable, channel: Channel, kind: string, to: string): Promise<BegunMessage>
  /** It does not go out after all. */
  giveUp(db: Queryable, message: BegunMessage): Promise<void>
  /** Hands it over. Outside any transaction: a slow provider must not hold one. Never throws. */
  deliver(message: BegunMessage, subject: string, text: string): Promise<Delivery>
}

const DAY_MS = 24 * 3600 * 1000
const KEEP_DAYS = 90
const AT_ONCE = 1000

type Needs = Pick<Platform, "db" | "clock" | "random" | "log" | "settings">

export function createMessages({ db, clock, random, log, settings }: Needs): Messages {
  const key = createSecretKey(new Uint8Array(hkdfSync("sha256", settings.secret, "hearth", "message recipients", 32)))
  const providers = settings.messages
  if (!providers && settings.environment === "production") {
    log.warn("no message provider is set (MESSAGES_URL): nobody can sign in with a code")
  }

  async function handOver(
    { channel, to }: BegunMessage,
    subject: string,
    text: string,
  ): Promise<[Posted, string | null]> {
    if (!providers) return [{ delivery: "not sent", reason: "no provider is set", answer: undefined }, null]
    if (channel === "email") {
      const posted = await sendEmail(providers.email, to, subject, text)
      const id = posted.answer?.headers["x-message-id"]
      return [posted, typeof id === "string" ? id : null]
    }
    const posted = await sendSms(providers.sms, to, text)
    return [posted, idOfSms(posted)]
  }

  return {
    async begin(queryable, channel, kind, to) {
      const recipientHash = createHmac("sha256", key).update(to).digest("base64url")
      const id = random.uuid()
      await insertMessage(queryable, { id, channel, kind, recipientHash, now: clock.now() })
      return { id, channel, to }
    },
    giveUp: (queryable, { id }) => endMessage(queryable, id, "not sent", null, clock.now()),
    async deliver(message, subject, text) {
      const [{ delivery, reason }, providerId] = await handOver(message, subject, text)
      if (delivery !== "sent")
        log.warn({ messageId: message.id, channel: message.channel, reason }, `message ${delivery}`)
      // The message is out, whether the books can be written just now or not.
      await endMessage(db, message.id, delivery, providerId, clock.now()).catch((error: unknown) =>
        log.error({ messageId: message.id, err: error }, "a message's end was not written"),
      )
      return delivery
    },
  }
}

/** Clean-up, in small pieces so that nobody waits for it. */
export async function forgetMessages({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS)
  while ((await deleteMessages(db, before, AT_ONCE)) === AT_ONCE);
}

import type { MessageProviders } from "../../settings.ts"
import type { Channel, Delivery } from "./messages.store.ts"
import { sendEmail } from "./send-email.ts"
import { smsIdOf, sendSms } from "./send-sms.ts"

export interface SendResult {
  delivery: Delivery
  /** For the log: a status or an error's name, never a message's text or a phone number. */
  reason: string
  providerId: string | null
  /** Whether the provider may accept the message later, without sending it twice. */
  canBeSentLater: boolean
}

/** Sends a message through its provider. Never throws. */
export async function sendToProvider(
  providers: MessageProviders | undefined,
  channel: Channel,
  { to, subject, text }: { to: string; subject: string; text: string },
): Promise<SendResult> {
  if (!providers) return { delivery: "not sent", reason: "no provider is set", providerId: null, canBeSentLater: false }
  if (channel === "email") {
    const { delivery, reason, isTemporary, answer } = await sendEmail(providers.email, to, subject, text)
    const id = answer?.headers["x-message-id"]
    // An e-mail without an answer can't be looked up at the provider, so it isn't sent again.
    const canBeSentLater = isTemporary && delivery === "not sent"
    return { delivery, reason, providerId: typeof id === "string" ? id : null, canBeSentLater }
  }
  const result = await sendSms(providers.sms, to, text)
  const { delivery, reason, isTemporary } = result
  return { delivery, reason, providerId: smsIdOf(result), canBeSentLater: isTemporary }
}

import type { MessageProviders } from "../../settings.ts"
import { getFromProvider } from "./post-to-provider.ts"

/** The maximum difference between the provider's clock and ours. */
const CLOCK_TOLERANCE_MS = 5 * 60_000
/** The provider lists the newest messages first. No recipient gets more than this in the time that is searched. */
const PAGE_SIZE = 20

interface SmsList {
  messages?: { sid?: unknown; body?: unknown; date_created?: unknown }[]
}

/**
 * Checks whether the provider has accepted a message, by recipient and text, because Twilio accepts no idempotency key.
 * Returns the provider's id, null if it doesn't have the message, or undefined if it can't answer now.
 */
export async function findSentSms(
  { url, account, token }: MessageProviders["sms"],
  to: string,
  text: string,
  madeAt: Date,
): Promise<string | null | undefined> {
  const query = new URLSearchParams({ To: to, PageSize: String(PAGE_SIZE) })
  const response = await getFromProvider(`${url}/2010-04-01/Accounts/${account}/Messages.json?${query}`, {
    authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`,
  })
  if (response === undefined) return undefined
  try {
    const { messages } = JSON.parse(response) as SmsList
    if (!Array.isArray(messages)) return undefined
    const earliest = madeAt.getTime() - CLOCK_TOLERANCE_MS
    const match = messages.find(
      ({ body, date_created }) => body === text && new Date(String(date_created)).getTime() >= earliest,
    )
    return match ? String(match.sid) : null
  } catch {
    return undefined
  }
}

import type { MessageProviders } from "../../settings.ts"
import { getFromProvider } from "./post-to-provider.ts"

/** Clocks of the provider and of ours may differ by this much. */
const CLOCK_TOLERANCE_MS = 5 * 60_000
/** Of one recipient, newest first: nobody is sent as many in the time that is looked at. */
const PAGE_SIZE = 20

interface SmsList {
  messages?: { sid?: unknown; body?: unknown; date_created?: unknown }[]
}

/**
 * Whether the provider has taken a message, asked by its recipient and text: Twilio takes no key of ours. Answers the
 * provider's id of it, null where it has none, and undefined where the provider can't say just now.
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
    const since = madeAt.getTime() - CLOCK_TOLERANCE_MS
    const found = messages.find(
      ({ body, date_created }) => body === text && new Date(String(date_created)).getTime() >= since,
    )
    return found ? String(found.sid) : null
  } catch {
    return undefined
  }
}

import type { MessageProviders } from "../../settings.ts"
import { type PostResult, postToProvider } from "./post-to-provider.ts"

/** Sends an SMS with Twilio's API. */
export function sendSms(
  { url, account, token, from }: MessageProviders["sms"],
  to: string,
  text: string,
): Promise<PostResult> {
  return postToProvider(`${url}/2010-04-01/Accounts/${account}/Messages.json`, {
    headers: {
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ To: to, From: from, Body: text }).toString(),
  })
}

/** Returns null if the answer can't be parsed. The message was accepted nevertheless. */
export function smsIdOf({ answer }: PostResult): string | null {
  try {
    const { sid } = JSON.parse(answer?.text ?? "") as { sid?: unknown }
    return typeof sid === "string" ? sid : null
  } catch {
    return null
  }
}

import type { MessageProviders } from "../../settings.ts"
import { type PostResult, postToProvider } from "./post-to-provider.ts"

/** As Twilio takes it. */
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

/** Null where the answer can't be read; it was taken all the same. */
export function smsIdOf({ answer }: PostResult): string | null {
  try {
    const { sid } = JSON.parse(answer?.text ?? "") as { sid?: unknown }
    return typeof sid === "string" ? sid : null
  } catch {
    return null
  }
}

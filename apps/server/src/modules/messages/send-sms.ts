import type { MessageProviders } from "../../settings.ts"
import { type Posted, postToProvider } from "./post-to-provider.ts"

/** As Twilio takes it. */
export function sendSms(
  { url, account, token, from }: MessageProviders["sms"],
  to: string,
  text: string,
): Promise<Posted> {
  return postToProvider(`${url}/2010-04-01/Accounts/${account}/Messages.json`, {
    headers: {
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ To: to, From: from, Body: text }).toString(),
  })
}

/** Undefined where the answer can't be read; it was taken all the same. */
export async function idOfSms({ answer }: Posted): Promise<string | null> {
  const body = (await answer?.json().catch(() => undefined)) as { sid?: unknown } | undefined
  return typeof body?.sid === "string" ? body.sid : null
}

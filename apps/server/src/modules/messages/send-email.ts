import type { MessageProviders } from "../../settings.ts"
import { type PostResult, postToProvider } from "./post-to-provider.ts"

/** Sends an e-mail with SendGrid's API. */
export function sendEmail(
  { url, token, from }: MessageProviders["email"],
  to: string,
  subject: string,
  text: string,
): Promise<PostResult> {
  return postToProvider(`${url}/v3/mail/send`, {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({
      personalizations: [{ to: [{ email: to }] }],
      from: { email: from, name: "Hearth" },
      subject,
      content: [{ type: "text/plain", value: text }],
    }),
  })
}

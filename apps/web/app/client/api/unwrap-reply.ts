import type { ApiReply } from "@hearth/contract/client.ts"
import * as apiFailureTexts from "@hearth/texts/shell/api-failure.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import { RefusedError } from "@hearth/browser/use-query.ts"

/** LOC-13: replaces any message about an offline store with what the customer can do. */
export function toDisplayMessage(message: string | undefined): string {
  if (!message) return requestErrorTexts.looksLikeServerError
  return /offline/i.test(message) ? apiFailureTexts.storeOffline : message
}

/** Returns the body of a successful reply. Throws otherwise, with the message for the customer. */
export async function unwrapReply<Body>(
  call: Promise<{ ok: true; body: Body } | { ok: false; body: ApiReply<"GET /config">["body"] }>,
): Promise<Body> {
  const reply = await call
  if (reply.ok) return reply.body
  const refusal = reply.body as { errors?: { displayMsg?: string }[] }
  throw new RefusedError(toDisplayMessage(refusal.errors?.[0]?.displayMsg))
}

import type { Failure } from "@hearth/contract/envelope.ts"
import type { Result } from "@hearth/contract/result.ts"
import * as apiFailureTexts from "@hearth/texts/shell/api-failure.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import { CallFailure } from "./call-failure.ts"
import { toDisplayMessage } from "./unwrap-reply.ts"

/** The code of a failed call without a response: the request may have arrived or not. */
export const NO_RESPONSE = "NO_RESPONSE"

export const noResponse = {
  ok: false,
  kind: "failed",
  code: NO_RESPONSE,
  message: apiFailureTexts.notConnected,
} as const satisfies Result<never>

/**
 * Client error statuses that don't depend on the request's content: session, timeout and rate limit. Like server
 * errors, they are retried.
 */
const transientStatuses = new Set([401, 408, 429])

/** Converts a reply of the API client. `read` selects the data of a successful one. */
export async function toResult<Body, Data>(
  call: Promise<{ ok: true; body: Body } | { ok: false; status: number; body: Failure }>,
  read: (body: Body) => Data,
): Promise<Result<Data>> {
  try {
    const reply = await call
    if (reply.ok) return { ok: true, data: read(reply.body) }
    const error = reply.body?.errors?.[0]
    const code = error?.code ?? ""
    return reply.status >= 500 || transientStatuses.has(reply.status)
      ? { ok: false, kind: "failed", code, message: requestErrorTexts.looksLikeServerError }
      : { ok: false, kind: "refused", code, message: toDisplayMessage(error?.displayMsg) }
  } catch (error) {
    if (error instanceof CallFailure) return noResponse
    throw error
  }
}

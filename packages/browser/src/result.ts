import type { Failure } from "@hearth/contract/envelope.ts"
import { CallFailure } from "./call-failure.ts"

interface ErrorResult {
  ok: false
  /**
   * `refused`: the same call would be refused again. `failed`: the call may or may not have had an effect; repeat it
   * with the same idempotency key.
   */
  kind: "refused" | "failed"
  code: string
}

/** The outcome of a call, for screens. Behaviour depends on `kind` and `code`, never on the words of the message. */
export type Result<Data> =
  | { ok: true; data: Data }
  /** The message is for the reader of the screen. */
  | (ErrorResult & { message: string })

/** The code of a failed call without a response: the request may have arrived or not. */
export const NO_RESPONSE = "NO_RESPONSE"

/** What the server said about a failure; undefined if no response arrived. */
export function serverMessage({ code, message }: { code: string; message: string }): string | undefined {
  return code === NO_RESPONSE ? undefined : message
}

/**
 * Client error statuses that don't depend on the request's content: session, timeout and rate limit. Like server
 * errors, they are retried.
 */
const transientStatuses = new Set([401, 408, 429])

/**
 * Waits for a reply of the API client. Returns its body, or the error; `displayMsg` is the server's message, which a
 * failure without a response doesn't have.
 */
export async function settleCall<Body>(
  call: Promise<{ ok: true; body: Body } | { ok: false; status: number; body: Failure }>,
): Promise<{ ok: true; body: Body } | (ErrorResult & { displayMsg?: string })> {
  try {
    const reply = await call
    if (reply.ok) return reply
    // A proxy may have answered instead of our server.
    const errors: unknown = reply.body?.errors
    const error = Array.isArray(errors) ? (errors as Failure["errors"])[0] : undefined
    const isTransient = reply.status >= 500 || transientStatuses.has(reply.status)
    return {
      ok: false,
      kind: isTransient ? "failed" : "refused",
      code: error?.code ?? "",
      displayMsg: error?.displayMsg,
    }
  } catch (error) {
    if (error instanceof CallFailure) return { ok: false, kind: "failed", code: NO_RESPONSE }
    throw error
  }
}

import type { Failure } from "@hearth/contract/envelope.ts"
import { NO_RESPONSE, type Result, settleCall } from "@hearth/browser/result.ts"
import * as apiFailureTexts from "@hearth/texts/shell/api-failure.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import { reportError } from "../report-error.ts"
import { toDisplayMessage } from "./to-display-message.ts"

export const noResponse = {
  ok: false,
  kind: "failed",
  code: NO_RESPONSE,
  message: apiFailureTexts.notConnected,
} as const satisfies Result<never>

interface ResultOptions {
  /** The message if the server sent none. */
  fallback?: string
  /** Checks the body of a 200 response. If it returns false, the result is `noResponse`. */
  isValid?: (body: unknown) => boolean
}

/** ERR-1: the fallback message of coupon, address and locality calls. */
export const serverErrorFallback: ResultOptions = { fallback: requestErrorTexts.looksLikeServerError }

/**
 * Turns a reply of the API client into a result. `read` selects the data of a successful reply. If a 200 response lacks
 * what `read` needs, it counts as no response, because usually a proxy sent it. It is reported, because it may also be
 * our own mistake.
 */
export async function toResult<Body, Data>(
  call: Promise<{ ok: true; body: Body } | { ok: false; status: number; body: Failure }>,
  read: (body: Body) => Data,
  { fallback = requestErrorTexts.somethingWentWrong, isValid = () => true }: ResultOptions = {},
): Promise<Result<Data>> {
  const settled = await settleCall(call)
  if (settled.ok) {
    try {
      return isValid(settled.body) ? { ok: true, data: read(settled.body) } : noResponse
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      reportError("a response lacks expected data", error)
      return noResponse
    }
  }
  if (settled.code === NO_RESPONSE) return noResponse
  const { displayMsg, ...refusal } = settled
  return { ...refusal, message: toDisplayMessage(displayMsg || fallback) }
}

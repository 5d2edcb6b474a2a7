import type { Api, ApiReply } from "@hearth/contract/client.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import { CallFailure } from "@hearth/browser/call-failure.ts"
import { retry } from "@hearth/browser/retry.ts"
import { reportError } from "../client/report-error.ts"
import { whileBusy } from "../client/busy.store.ts"
import { setRetrying } from "./network-retry.store.ts"
import { showPopup } from "../client/popup.store.ts"

const RETRY_AFTER_MS = [1000, 2000, 4000]

/**
 * Wraps a client for calls that a visitor waits for: shows the loader, retries reads while the network fails, and shows
 * errors in the popup (ERR-2). The caller still gets the reply or the failure. `fallback` is the text if the server has
 * none; coupon, address and locality calls have another one (ERR-1).
 */
export function withErrorPopup(client: Api, fallback = requestErrorTexts.somethingWentWrong): Api {
  const send = client as (route: string, input: unknown) => Promise<ApiReply<"GET /config">>
  const call = async (route: string, input: unknown) => {
    try {
      const reply = await whileBusy(() => sendWithRetry(route, () => send(route, input)))
      if (!reply.ok) showRefusal(reply, fallback)
      return reply
    } catch (error) {
      if (!(error instanceof CallFailure) || error.kind !== "canceled") showFailure(route, error, fallback)
      throw error
    }
  }
  return call as unknown as Api
}

function showRefusal({ body }: ApiReply<"GET /config"> & { ok: false }, fallback: string): void {
  const refusal = body?.status === "failed" ? body.errors?.[0] : undefined
  if (refusal?.code === "FEATURE_OFF") dispatchEvent(new Event("feature-refused"))
  showPopup({ message: refusal?.displayMsg || fallback, header: refusal?.header, button: refusal?.btnMsg })
}

function showFailure(route: string, error: unknown, fallback: string): void {
  reportError("a call failed", error, { route, requestId: error instanceof CallFailure ? error.requestId : "" })
  showPopup({ message: fallback })
}

/** Returns whether the call is retried, and shows the network-error notice if it is. */
function retryAfterNetworkError(error: unknown): boolean {
  const isNetworkError = error instanceof CallFailure && error.kind === "network error"
  if (isNetworkError) setRetrying(true)
  return isNetworkError
}

function sendWithRetry<Value>(route: string, send: () => Promise<Value>): Promise<Value> {
  return retry(send, route.startsWith("GET ") ? RETRY_AFTER_MS : [], retryAfterNetworkError).finally(() =>
    setRetrying(false),
  )
}

import type { Contract } from "@hearth/contract/calls.ts"
import type { Api, CallInput, CallOutput, Reply } from "@hearth/contract/client.ts"
import type { ErrorItem } from "@hearth/contract/envelope.ts"
import { INTERNAL_SERVER_ERROR } from "@hearth/contract/error-codes.ts"
import { api } from "../session/api.ts"
import { CallFailure } from "../session/failure-kind.ts"
import { reportError } from "../session/report-error.ts"
import { whileBusy } from "./busy.ts"
import { setRetrying } from "./network-notice.ts"
import { showPopup } from "./popup.ts"

export interface AskOptions {
  /** Shows the global loader while it takes. */
  loader?: boolean
  /** The text when the server gives none: the coupon, address and locality calls have another one (ERR-1). */
  fallback?: string
  client?: Api
}

const RETRY_AFTER_MS = [1000, 2000, 4000]

/**
 * A call made for a person: its answer, or null after the person has been told what went wrong (ERR-2).
 * Reads are sent again while the network fails, with the notice showing; writes are the caller's to repeat.
 */
export async function ask<R extends keyof Contract>(
  route: R,
  input: CallInput<R>,
  { loader = false, fallback = INTERNAL_SERVER_ERROR, client = api }: AskOptions = {},
): Promise<CallOutput<R> | null> {
  const send = () => sendPatiently(route, () => (client as LooseApi)(route, input) as Promise<Reply<R>>)
  try {
    const reply = await (loader ? whileBusy(send) : send())
    if (reply.ok) return reply.body
    const refusal = reply.body?.status === "failed" ? reply.body.errors?.[0] : undefined
    showRefusal(refusal, fallback)
    if (!refusal) reportError("an answer could not be understood", `status ${reply.status}`, { route })
  } catch (error) {
    if (error instanceof CallFailure && error.kind === "canceled") return null
    reportError("a call failed", error, { route, requestId: error instanceof CallFailure ? error.requestId : "" })
    showPopup({ message: fallback })
  }
  return null
}

type LooseApi = (route: string, input: unknown) => Promise<unknown>

function showRefusal(refusal: ErrorItem | undefined, fallback: string): void {
  showPopup({ message: refusal?.displayMsg || fallback, header: refusal?.header, button: refusal?.btnMsg })
}

async function sendPatiently<Value>(route: string, send: () => Promise<Value>): Promise<Value> {
  const waits = route.startsWith("GET ") ? RETRY_AFTER_MS : []
  try {
    for (const wait of waits) {
      try {
        return await send()
      } catch (error) {
        if (!(error instanceof CallFailure) || error.kind !== "network error") throw error
        setRetrying(true)
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
    return await send()
  } finally {
    setRetrying(false)
  }
}

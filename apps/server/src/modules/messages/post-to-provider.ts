import type { IncomingHttpHeaders } from "node:http"
import { callOut, type OutboundResponse } from "../../platform/outbound/call-out.ts"
import type { Delivery } from "./messages.store.ts"

/** The customer is waiting for a one-time code, so a provider that takes longer counts as unavailable. */
const TIMEOUT_MS = 5_000

export interface ProviderRequest {
  headers: Readonly<Record<string, string>>
  body: string
}

export interface PostResult {
  delivery: Delivery
  /** For the log: a status or an error's name, never a message's text or a phone number. */
  reason: string
  /** Whether the provider may accept the message later: it was unavailable or overloaded, or its answer was lost. */
  isTemporary: boolean
  /** `text` is as much of the body as was received. */
  answer: { headers: IncomingHttpHeaders; text: string } | undefined
}

/** Posts a message, and retries once if the provider was not reached at all. Never throws. */
export async function postToProvider(url: string, { headers, body }: ProviderRequest): Promise<PostResult> {
  const request = { method: "POST", headers, body, timeoutMs: TIMEOUT_MS, retryNotReached: true } as const
  return toResult(await callOut(url, request))
}

/** Returns the body of a successful response, or undefined. Never throws. */
export async function getFromProvider(url: string, headers: ProviderRequest["headers"]): Promise<string | undefined> {
  const response = await callOut(url, { method: "GET", headers, timeoutMs: TIMEOUT_MS })
  return response.kind === "answered" && isSuccess(response.status) ? response.text : undefined
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** A body that was cut off doesn't matter: the status is known. */
function toResult(response: OutboundResponse): PostResult {
  if (response.kind === "not-reached")
    return { delivery: "not sent", reason: "not reached", isTemporary: true, answer: undefined }
  if (response.kind === "lost")
    return { delivery: "unknown", reason: response.reason, isTemporary: true, answer: undefined }
  const { status, headers, text } = response
  return {
    delivery: isSuccess(status) ? "sent" : "not sent",
    reason: `status ${status}`,
    isTemporary: status === 429 || status >= 500,
    answer: { headers, text },
  }
}

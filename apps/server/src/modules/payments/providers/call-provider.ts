import { callOut } from "../../../platform/outbound/call-out.ts"
import type { StartResult } from "./provider.ts"

/** The limit for connecting and responding together. It is short, because a customer is waiting. */
const TIMEOUT_MS = 5_000

interface ProviderRequest {
  method: string
  headers: Readonly<Record<string, string>>
  body?: string
}

export type ProviderResponse =
  | { kind: "answered"; status: number; body: Record<string, unknown> }
  /** Nothing was done at the provider. */
  | { kind: "not-reached" }
  /** It is unknown whether the provider carried out the request. */
  | { kind: "lost"; reason: string }

/**
 * Calls a provider once without retrying, because only the caller knows whether a second call could charge twice. A
 * redirect, a server error and a response that is not a complete JSON object say nothing about what was done.
 */
export async function callProvider(url: string, request: ProviderRequest): Promise<ProviderResponse> {
  const response = await callOut(url, { ...request, timeoutMs: TIMEOUT_MS })
  if (response.kind !== "answered") return response
  const { status, text, cutOff } = response
  // Includes 429 and 503: a proxy may send them after the provider has carried out the request.
  if ((status >= 300 && status < 400) || status === 429 || status >= 500)
    return { kind: "lost", reason: `status ${status}` }
  if (cutOff) return { kind: "lost", reason: cutOff }
  const body = parseObject(text)
  return body ? { kind: "answered", status, body } : { kind: "lost", reason: "wrong body" }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Converts a response without success into the result of starting a payment. */
export function startFailure({ kind }: ProviderResponse): StartResult {
  return kind === "answered" ? { kind: "refused", code: "PAYMENT_UNAVAILABLE" } : { kind }
}

export function isSuccess(response: ProviderResponse): response is ProviderResponse & { kind: "answered" } {
  return response.kind === "answered" && response.status >= 200 && response.status < 300
}

export const jsonBody = (value: unknown) => ({
  headers: { "content-type": "application/json", accept: "application/json" },
  body: JSON.stringify(value),
})

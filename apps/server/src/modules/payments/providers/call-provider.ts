import type { StartResult } from "./provider.ts"

/** For connecting and responding together, because a customer is waiting. */
const TIMEOUT_MS = 5_000

/** Errors that mean the provider was never reached, so nothing was done. */
const NOT_REACHED_CODES = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
])

export type ProviderResponse =
  | { kind: "answered"; status: number; body: Record<string, unknown> }
  /** Nothing was done at the provider. */
  | { kind: "not-reached" }
  /** It is unknown whether the provider did it. */
  | { kind: "lost"; reason: string }

/**
 * Calls a provider once without retrying, because only the caller knows whether a second call could charge twice. A
 * response that is not JSON, or a server error, says nothing about what was done.
 */
export async function callProvider(url: string, init: RequestInit): Promise<ProviderResponse> {
  try {
    const httpResponse = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await httpResponse.text()
    // Includes 429 and 503: a proxy may send them after the provider has done it.
    if (httpResponse.status === 429 || httpResponse.status >= 500)
      return { kind: "lost", reason: `status ${httpResponse.status}` }
    const body: unknown = JSON.parse(text)
    if (typeof body !== "object" || body === null || Array.isArray(body)) return { kind: "lost", reason: "wrong body" }
    return { kind: "answered", status: httpResponse.status, body: body as Record<string, unknown> }
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: string } }
    if (NOT_REACHED_CODES.has(cause?.code ?? "")) return { kind: "not-reached" }
    return { kind: "lost", reason: cause?.code ?? name ?? "failed" }
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

import type { StartResult } from "./provider.ts"

/** Connecting and answering together: a customer waits. */
const TIMEOUT_MS = 5_000

/** The provider was never reached, so nothing was done. */
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
  /** Surely nothing was done. */
  | { kind: "not-reached" }
  /** Whether it was done is not known. */
  | { kind: "lost"; reason: string }

/**
 * Asks a provider once, and never again by itself: whoever calls knows whether asking twice could take money twice. What
 * is no JSON, or an error of theirs, says nothing about what was done.
 */
export async function callProvider(url: string, init: RequestInit): Promise<ProviderResponse> {
  try {
    const httpResponse = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await httpResponse.text()
    // Also 429 and 503: whoever stands between may say so after the provider has done it.
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

/** What a beginning comes to that was not answered with a yes. */
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

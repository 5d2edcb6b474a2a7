import type { CustomFetch } from "openid-client"
import { callOut } from "../../platform/outbound/call-out.ts"

/** The limit for connecting and responding together. It is short, because a customer is waiting. */
export const TIMEOUT_SECONDS = 5

/** The identity provider was not reached, failed or didn't respond completely. The message is for the log. */
export class ProviderUnavailableError extends Error {
  override name = "ProviderUnavailableError"
}

/**
 * The HTTP client of `openid-client`. The library wraps what it throws, so look for a `ProviderUnavailableError` among
 * the causes of the library's errors.
 */
export const fetchFromIdentityProvider: CustomFetch = async (url, { method, headers, body, signal }) => {
  if (body && !(body instanceof URLSearchParams)) throw new TypeError("The library sends nothing but forms.")
  const response = await callOut(url, {
    method,
    headers,
    ...(body && { body: body.toString() }),
    timeoutMs: TIMEOUT_SECONDS * 1000,
    signal,
  })
  if (response.kind === "not-reached") throw new ProviderUnavailableError("not reached")
  if (response.kind === "lost") throw new ProviderUnavailableError(response.reason)
  const { status, text, cutOff } = response
  if (status >= 500) throw new ProviderUnavailableError(`status ${status}`)
  if (cutOff) throw new ProviderUnavailableError(cutOff)
  // `Response` throws if a status such as 204 gets a body, even an empty one.
  return new Response(text === "" ? null : text, { status, headers: toHeaders(response.headers) })
}

function toHeaders(received: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers()
  for (const [name, value = []] of Object.entries(received))
    for (const each of [value].flat()) headers.append(name, each)
  return headers
}

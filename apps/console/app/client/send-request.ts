import type { WireReply, WireRequest } from "@hearth/contract/client.ts"
import { recordServerTime } from "./server-clock.ts"

const REQUEST_TIMEOUT_MS = 20_000
export const BASE = "/api"

/** No usable response: the connection failed, timed out, or the response could not be read. */
export class NoResponseError extends Error {}

/** Sends one request and returns the response with any status. The session is in a cookie that scripts can't read. */
export async function sendRequest({ method, path, body, idempotencyKey, signal }: WireRequest): Promise<WireReply> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers["content-type"] = "application/json"
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  try {
    const response = await fetch(BASE + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: "same-origin",
      cache: "no-store",
    })
    recordServerTime(response.headers.get("date"))
    return { status: response.status, body: (await response.json()) as unknown }
  } catch (error) {
    throw new NoResponseError("no response", { cause: error })
  }
}

import type { WireReply, WireRequest } from "@hearth/contract/client.ts"
import type { Failure } from "@hearth/contract/envelope.ts"
import { clientContext } from "./client-context.ts"
import { CallFailure, failureKind } from "./call-failure.ts"
import { cachedBody, cachedEtag, cacheReply } from "./etag-cache.ts"
import { requestHeaders } from "./request-headers.ts"
import { reportError } from "../report-error.ts"
import type { StoredSession } from "../session/stored-session.ts"

const REQUEST_TIMEOUT_MS = 30_000
const BASE = "/api"

/**
 * Sends one request. Every status from 200 to 599 is returned; anything else throws a CallFailure. An error that isn't
 * one of ours is reported (ERR-2): the request id finds it in the logs of the server and of what is in front of it.
 */
export async function sendRequest(
  { route, method, path, body, idempotencyKey, signal, headers: extraHeaders }: WireRequest,
  session: StoredSession | null,
): Promise<WireReply> {
  const requestId = crypto.randomUUID()
  const headers = { ...requestHeaders(clientContext(), session, requestId), ...extraHeaders }
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey
  const etag = method === "GET" ? cachedEtag(path) : undefined
  if (etag) headers["if-none-match"] = etag
  const multipart = body instanceof FormData
  if (body !== undefined && !multipart) headers["content-type"] = "application/json"

  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  let response: Response
  try {
    response = await fetch(BASE + path, {
      method,
      headers,
      body: multipart ? body : body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: "same-origin",
    })
  } catch (error) {
    throw new CallFailure(failureKind(error), requestId, error)
  }

  const date = response.headers.get("date")
  // Reads the body even if it is empty: browsers abort an unread response and log it as failed.
  const responseBody = await readBody(response, requestId)
  if (response.status === 304) return { status: 200, body: cachedBody(path), date }
  const newEtag = response.headers.get("etag")
  if (method === "GET" && response.status === 200 && newEtag) cacheReply(path, newEtag, responseBody)
  if (response.status >= 400 && (responseBody as Failure | undefined)?.status !== "failed")
    reportError("unexpected status", response.status, { route, requestId })
  return { status: response.status, body: responseBody, date }
}

async function readBody(response: Response, requestId: string): Promise<unknown> {
  try {
    // A PDF is never an error response: errors are always JSON.
    if (response.headers.get("content-type") === "application/pdf") return new Uint8Array(await response.arrayBuffer())
    const text = await response.text()
    return text === "" ? undefined : (JSON.parse(text) as unknown)
  } catch (error) {
    const kind = failureKind(error)
    if (error instanceof DOMException && kind !== "network error") throw new CallFailure(kind, requestId, error)
    throw new CallFailure(response.status === 400 ? "bad request" : "bad response", requestId, error)
  }
}

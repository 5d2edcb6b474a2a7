import type { WireReply, WireRequest } from "@hearth/contract/client.ts"
import { CallFailure, failureKind } from "./call-failure.ts"

const BASE = "/api"

/** Responses with an ETag, reused on a 304. */
export interface ReplyCache {
  etag(path: string): string | undefined
  body(path: string): unknown
  add(path: string, etag: string, body: unknown): void
}

export interface SendOptions {
  timeoutMs: number
  cache?: RequestCache
  replies?: ReplyCache
}

/**
 * Sends one request and returns the response, whatever its status. A 304 is returned as the stored 200. Throws a
 * CallFailure if there is no response or its body can't be parsed.
 */
export async function sendRequest(
  { method, path, body, idempotencyKey, signal, headers: ownHeaders }: WireRequest,
  { timeoutMs, cache, replies }: SendOptions,
): Promise<WireReply> {
  const headers = { ...ownHeaders }
  const requestId = headers["x-request-id"] ?? ""
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey
  const isRead = method === "GET"
  const etag = isRead && replies?.etag(path)
  if (etag) headers["if-none-match"] = etag
  const isMultipart = body instanceof FormData
  if (body !== undefined && !isMultipart) headers["content-type"] = "application/json"

  const timeout = AbortSignal.timeout(timeoutMs)
  let response: Response
  try {
    response = await fetch(BASE + path, {
      method,
      headers,
      body: isMultipart ? body : body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: "same-origin",
      cache,
    })
  } catch (error) {
    throw new CallFailure(failureKind(error), requestId, error)
  }

  const date = response.headers.get("date")
  // Reads the body even if it is empty: browsers abort an unread response and log it as failed.
  const responseBody = await readBody(response, requestId)
  if (response.status === 304) return { status: 200, body: replies?.body(path), date }
  const newEtag = response.headers.get("etag")
  if (isRead && response.status === 200 && newEtag) replies?.add(path, newEtag, responseBody)
  return { status: response.status, body: responseBody, date }
}

async function readBody(response: Response, requestId: string): Promise<unknown> {
  try {
    // A PDF or a picture is never an error response: errors are always JSON.
    if (/pdf|image/.test(response.headers.get("content-type") ?? ""))
      return new Uint8Array(await response.arrayBuffer())
    const text = await response.text()
    return text === "" ? undefined : (JSON.parse(text) as unknown)
  } catch (error) {
    const kind = failureKind(error)
    if (error instanceof DOMException && kind !== "network error") throw new CallFailure(kind, requestId, error)
    throw new CallFailure(response.status === 400 ? "bad request" : "bad response", requestId, error)
  }
}

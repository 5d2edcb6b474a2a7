import { Agent as PlainAgent, type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from "node:http"
import { Agent as SecureAgent, request as requestSecure } from "node:https"

/** Shorter than the services' keep-alive: a request on a connection that they have just closed is lost. */
const KEEP_ALIVE_MS = 4_000
const MAX_RESPONSE_LENGTH = 512 * 1024

/** Errors before the service was reached, after which a retry can't do anything twice. */
const NOT_REACHED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"])

export interface OutboundRequest {
  method: string
  headers: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** The limit for connecting and responding together. */
  timeoutMs: number
  /** Ends the request when the client that waits for it has left. */
  signal?: AbortSignal | undefined
  /** Retries once if the service was not reached at all. */
  retryNotReached?: boolean
}

interface Answer {
  kind: "answered"
  status: number
  headers: IncomingHttpHeaders
  /** Set if the body is not complete. */
  cutOff: "too slow" | "too large" | "disconnected" | undefined
}

/** The body is as much of it as was received. */
export type OutboundResponse = (Answer & { text: string }) | NoAnswer
export type OutboundBytesResponse = (Answer & { bytes: Buffer }) | NoAnswer

type NoAnswer =
  /** The service was not reached, so nothing was done. */
  | { kind: "not-reached" }
  /** It is unknown whether the service carried out the call. The reason is for the log: an error's code or name. */
  | { kind: "lost"; reason: string }

const agentOptions = { keepAlive: true, timeout: KEEP_ALIVE_MS }
const plain = { request: requestPlain, agent: new PlainAgent(agentOptions) }
const secure = { request: requestSecure, agent: new SecureAgent(agentOptions) }

/**
 * Calls an outside service. Never throws. Redirects are not followed, because they would pass credentials on. Lost
 * calls are not repeated, because only the caller knows whether that is safe. To stop calling a service that is slow or
 * fails, use a circuit breaker (`callThrough`).
 */
export async function callOut(url: string, request: OutboundRequest): Promise<OutboundResponse> {
  const response = await callOutForBytes(url, request, MAX_RESPONSE_LENGTH)
  if (response.kind !== "answered") return response
  const { bytes, ...answer } = response
  return { ...answer, text: bytes.toString("utf8") }
}

/** Like `callOut`, for responses that are not text. */
export async function callOutForBytes(
  url: string,
  request: OutboundRequest,
  maxResponseLength: number,
): Promise<OutboundBytesResponse> {
  const first = await exchange(url, request, maxResponseLength)
  return first.kind === "not-reached" && request.retryNotReached ? exchange(url, request, maxResponseLength) : first
}

/** Uses Node's HTTP client with keep-alive connections, because `fetch` needs several times the CPU time. */
function exchange(
  url: string,
  { method, headers, body, timeoutMs, signal }: OutboundRequest,
  maxResponseLength: number,
): Promise<OutboundBytesResponse> {
  const { request, agent } = url.startsWith("https:") ? secure : plain
  return new Promise((resolve) => {
    let isTooSlow = false
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) }
    try {
      const outgoing = request(url, { method, agent, signal, headers: { ...headers, ...length } }, (response) => {
        readBody(response, maxResponseLength, (bytes, isTooLarge) => {
          clearTimeout(timer)
          const cutOff = response.complete ? undefined : isTooSlow ? "too slow" : "disconnected"
          const { statusCode: status = 0, headers: responseHeaders } = response
          resolve({
            kind: "answered",
            status,
            headers: responseHeaders,
            bytes,
            cutOff: isTooLarge ? "too large" : cutOff,
          })
        })
      })
      const timer = setTimeout(() => {
        isTooSlow = true
        outgoing.destroy(new TimeoutError())
      }, timeoutMs)
      // After a response this `resolve` has no effect.
      outgoing.on("error", (error) => {
        clearTimeout(timer)
        resolve(toFailure(error))
      })
      outgoing.end(body)
    } catch (error) {
      resolve(toFailure(error as Error))
    }
  })
}

/** Reads until the body is complete or cut off. An incomplete response is used too, because its status is known. */
function readBody(
  response: IncomingMessage,
  maxLength: number,
  onRead: (bytes: Buffer, isTooLarge: boolean) => void,
): void {
  const chunks: Buffer[] = []
  let length = 0
  response.on("data", (chunk: Buffer) => {
    chunks.push(chunk)
    length += chunk.length
    if (length > maxLength) response.destroy()
  })
  response.on("error", () => {}).once("close", () => onRead(Buffer.concat(chunks), length > maxLength))
}

class TimeoutError extends Error {
  override name = "TimeoutError"
}

function toFailure({ name, code }: { name: string; code?: string }): NoAnswer {
  return NOT_REACHED.has(code ?? "") ? { kind: "not-reached" } : { kind: "lost", reason: code ?? name }
}

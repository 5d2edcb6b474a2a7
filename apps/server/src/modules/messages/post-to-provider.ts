import { Agent as PlainAgent, type IncomingHttpHeaders, request as requestPlain } from "node:http"
import { Agent as SecureAgent, request as requestSecure } from "node:https"
import type { Delivery } from "./messages.store.ts"

/** A one-time code is useless to somebody who has waited longer. */
const TIMEOUT_MS = 5_000

/** Shorter than the providers' keep-alive: a request on a connection that they have just closed is lost. */
const KEEP_ALIVE_MS = 4_000
const MAX_RESPONSE_LENGTH = 64 * 1024

/** Errors before the provider was reached, after which a retry can't send twice. */
const NOT_REACHED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"])

export interface ProviderRequest {
  headers: Readonly<Record<string, string>>
  body: string
}

export interface PostResult {
  delivery: Delivery
  /** For the log: a status or an error's name, never a message's text or a phone number. */
  reason: string
  /** The provider was unavailable or overloaded, or its answer was lost. It may accept the message later. */
  isTemporary: boolean
  /** `text` is as much of the body as was received. */
  answer: { headers: IncomingHttpHeaders; text: string } | undefined
}

const agentOptions = { keepAlive: true, timeout: KEEP_ALIVE_MS }
const plain = { request: requestPlain, agent: new PlainAgent(agentOptions) }
const secure = { request: requestSecure, agent: new SecureAgent(agentOptions) }

/** Posts a message, and retries once if the provider was not reached at all. Never throws. */
export async function postToProvider(url: string, message: ProviderRequest): Promise<PostResult> {
  const first = await exchange("POST", url, message)
  return first.reason === "not reached" ? exchange("POST", url, message) : first
}

/** Returns the body of a successful response, or undefined. Never throws. */
export async function getFromProvider(url: string, headers: ProviderRequest["headers"]): Promise<string | undefined> {
  const { delivery, answer } = await exchange("GET", url, { headers, body: "" })
  return delivery === "sent" ? answer?.text : undefined
}

/** Uses Node's HTTP client with keep-alive connections, because `fetch` needs several times the CPU time. */
function exchange(method: "GET" | "POST", url: string, { headers, body }: ProviderRequest): Promise<PostResult> {
  const { request, agent } = url.startsWith("https:") ? secure : plain
  return new Promise((resolve) => {
    const length = method === "GET" ? {} : { "content-length": Buffer.byteLength(body) }
    const fail = (error: { name?: string; code?: string }) => resolve(toFailure(error))
    try {
      const clientRequest = request(url, { method, agent, headers: { ...headers, ...length } }, (response) => {
        const { statusCode = 0 } = response
        let text = ""
        const end = () => {
          clearTimeout(timer)
          const isAccepted = statusCode >= 200 && statusCode < 300
          const delivery = isAccepted ? "sent" : "not sent"
          const isTemporary = statusCode === 429 || statusCode >= 500
          resolve({
            delivery,
            reason: `status ${statusCode}`,
            isTemporary,
            answer: { headers: response.headers, text },
          })
        }
        response.setEncoding("utf8")
        response.on("data", (part: string) => {
          text += part
          if (text.length > MAX_RESPONSE_LENGTH) response.destroy()
        })
        // Complete or cut off: the status is known by then.
        response.on("error", end).on("close", end)
      })
      const timer = setTimeout(() => clientRequest.destroy(new TimeoutError()), TIMEOUT_MS)
      clientRequest.on("error", (error) => {
        clearTimeout(timer)
        fail(error)
      })
      clientRequest.end(body)
    } catch (error) {
      fail(error as Error)
    }
  })
}

class TimeoutError extends Error {
  override name = "TimeoutError"
}

function toFailure({ name = "failed", code }: { name?: string; code?: string }): PostResult {
  const failure = { isTemporary: true, answer: undefined }
  if (NOT_REACHED.has(code ?? "")) return { delivery: "not sent", reason: "not reached", ...failure }
  return { delivery: "unknown", reason: code ?? name, ...failure }
}

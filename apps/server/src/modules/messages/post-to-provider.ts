import { Agent as PlainAgent, type IncomingHttpHeaders, request as requestPlain } from "node:http"
import { Agent as SecureAgent, request as requestSecure } from "node:https"
import type { Delivery } from "./messages.store.ts"

/** A code is of no use to somebody who has waited longer. */
const TIMEOUT_MS = 5_000

/** Less than providers keep a connection that nobody uses: what is sent on one that they just closed is lost. */
const KEEP_MS = 4_000
const LONGEST_ANSWER = 64 * 1024

/** The provider was never reached, so that trying again can't send twice. */
const NOT_REACHED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"])

export interface Message {
  headers: Readonly<Record<string, string>>
  body: string
}

export interface Posted {
  delivery: Delivery
  /** For the log: a status or an error's name, never a text or a number. */
  reason: string
  /** The provider was away, too busy, or did not say: later it may take the message. */
  isTemporary: boolean
  /** Its text is what of it arrived. */
  answer: { headers: IncomingHttpHeaders; text: string } | undefined
}

const kept = { keepAlive: true, timeout: KEEP_MS }
const plain = { request: requestPlain, agent: new PlainAgent(kept) }
const secure = { request: requestSecure, agent: new SecureAgent(kept) }

/** Hands a message over, once more where the provider was not reached at all. Never throws. */
export async function postToProvider(url: string, message: Message): Promise<Posted> {
  const first = await exchange("POST", url, message)
  return first.reason === "not reached" ? exchange("POST", url, message) : first
}

/** The text of an answer that says yes; undefined where there is none. Never throws. */
export async function askProvider(url: string, headers: Message["headers"]): Promise<string | undefined> {
  const { delivery, answer } = await exchange("GET", url, { headers, body: "" })
  return delivery === "sent" ? answer?.text : undefined
}

/** By Node's own client, on connections that are kept: `fetch` takes several times the work. */
function exchange(method: "GET" | "POST", url: string, { headers, body }: Message): Promise<Posted> {
  const { request, agent } = url.startsWith("https:") ? secure : plain
  return new Promise((resolve) => {
    const length = method === "GET" ? {} : { "content-length": Buffer.byteLength(body) }
    const fail = (error: { name?: string; code?: string }) => resolve(failed(error))
    try {
      const asked = request(url, { method, agent, headers: { ...headers, ...length } }, (answer) => {
        const { statusCode = 0 } = answer
        let text = ""
        const end = () => {
          clearTimeout(patience)
          const isTaken = statusCode >= 200 && statusCode < 300
          const delivery = isTaken ? "sent" : "not sent"
          const isTemporary = statusCode === 429 || statusCode >= 500
          resolve({ delivery, reason: `status ${statusCode}`, isTemporary, answer: { headers: answer.headers, text } })
        }
        answer.setEncoding("utf8")
        answer.on("data", (part: string) => {
          text += part
          if (text.length > LONGEST_ANSWER) answer.destroy()
        })
        // Whole or cut off: whether it was taken is known by then.
        answer.on("error", end).on("close", end)
      })
      const patience = setTimeout(() => asked.destroy(new TimeoutError()), TIMEOUT_MS)
      asked.on("error", (error) => {
        clearTimeout(patience)
        fail(error)
      })
      asked.end(body)
    } catch (error) {
      fail(error as Error)
    }
  })
}

class TimeoutError extends Error {
  override name = "TimeoutError"
}

function failed({ name = "failed", code }: { name?: string; code?: string }): Posted {
  const failure = { isTemporary: true, answer: undefined }
  if (NOT_REACHED.has(code ?? "")) return { delivery: "not sent", reason: "not reached", ...failure }
  return { delivery: "unknown", reason: code ?? name, ...failure }
}

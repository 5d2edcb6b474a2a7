import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import type { Failures } from "../http/failure-plan.ts"
import { parseObject, readBody } from "../http/read-body.ts"
import { json, writeResponse } from "../http/route-response.ts"

export const failureModes = [
  "ok",
  "refuse",
  "hang",
  "reset",
  "slow",
  "error500",
  "over-limit",
  "wrong-body",
  "wrong-form",
] as const
export type FailureMode = (typeof failureModes)[number]

interface LanguageModel {
  key: string
  failures: Failures<FailureMode>
  /** The text of the next answer. */
  content(): string
  recordRequest(body: Record<string, unknown>): void
}

const error = (status: number, message: string, type: string) => json(status, { error: { message, type } })

/** Serves chat completions to our server and fails as the failure plan says. */
export async function handleLanguageModel(request: IncomingMessage, response: ServerResponse, model: LanguageModel) {
  const body = parseObject(await readBody(request))
  if (request.headers.authorization !== `Bearer ${model.key}`)
    return writeResponse(response, error(401, "Incorrect API key provided.", "invalid_request_error"))
  if (`${request.method} ${request.url}` !== "POST /v1/chat/completions")
    return writeResponse(response, error(404, "Unknown request URL.", "invalid_request_error"))
  if (!body || typeof body["model"] !== "string" || !Array.isArray(body["messages"]))
    return writeResponse(response, error(400, "model and messages are required.", "invalid_request_error"))
  model.recordRequest(body)
  const { mode, delayMs } = model.failures.next()
  switch (mode) {
    case "hang":
      return
    case "reset":
      return void request.socket.resetAndDestroy()
    case "error500":
      return writeResponse(response, error(500, "The server had an error.", "server_error"))
    case "over-limit":
      return writeResponse(response, error(429, "Rate limit reached.", "rate_limit_error"))
    case "wrong-body":
      return writeResponse(response, { status: 200, headers: { "content-type": "text/html" }, body: "<h1>Hello</h1>" })
    case "wrong-form":
      return writeResponse(response, json(200, { choices: "none" }))
    case "slow":
      await sleep(delayMs)
      break
    default:
  }
  return writeResponse(response, json(200, completionOf(body["model"], model.content())))
}

function completionOf(model: string, content: string) {
  return {
    id: "chatcmpl-stand-in",
    object: "chat.completion",
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      { index: 0, message: { role: "assistant", content, refusal: null }, logprobs: null, finish_reason: "stop" },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}

import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { type RouteResponse, json, writeResponse } from "../http/route-response.ts"
import type { Failures } from "../http/failure-plan.ts"
import { readBody } from "../http/read-body.ts"
import type { FailureMode } from "./messages-failures.ts"
import type { MessageStore } from "./messages.store.ts"
import { handleEmail } from "./email.routes.ts"
import { type Account, handleSms } from "./sms.routes.ts"

/** Serves the provider's API to our server and fails as the failure plan says. */
export async function handleMessagesRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { account, store, failures }: { account: Account; store: MessageStore; failures: Failures<FailureMode> },
): Promise<void> {
  const body = await readBody(request)
  if (body === undefined) return writeResponse(response, json(413, { message: "Payload too large" }))
  const { mode, delayMs } = failures.next()
  switch (mode) {
    case "hang":
      return
    case "error500":
      return writeResponse(response, json(500, { code: 20500, message: "Internal server error", status: 500 }))
    case "too-many": {
      const refusal = { code: 20429, message: "Too Many Requests", status: 429 }
      return writeResponse(response, json(429, refusal, { "retry-after": "1" }))
    }
    case "slow":
      await sleep(delayMs)
      break
    default:
  }
  const { pathname: path, searchParams: query } = new URL(request.url ?? "/", "http://provider")
  const call = {
    path,
    query,
    method: request.method ?? "GET",
    authorization: request.headers.authorization ?? "",
    body,
  }
  const answer: RouteResponse =
    handleSms(call, account, store) ??
    handleEmail(call, account, store) ??
    json(404, { code: 20404, message: "The resource was not found", status: 404 })
  // The message is stored, but its sender gets no response.
  if (mode === "reset") return void request.socket.resetAndDestroy()
  if (mode === "wrong-body") answer.body = "<html><body>Bad gateway</body></html>"
  writeResponse(response, answer)
}

import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { type Answer, json, writeAnswer } from "../http/answer.ts"
import { readBody } from "../http/read-body.ts"
import type { PaymentFailures } from "./failures.ts"
import { stylesheet } from "./pages/page.ts"
import type { Call, Side } from "./side.ts"
import type { Till } from "./till.ts"

/** A provider, as our server and browsers see it: its pages always, its API in the mood that the admin call set. */
export async function answerProvider(
  request: IncomingMessage,
  response: ServerResponse,
  { side, till, failures }: { side: Side; till: Till; failures: PaymentFailures },
): Promise<void> {
  const call = await readCall(request)
  if (!call) return writeAnswer(response, json(413, { message: "Payload too large" }))
  const page = await answerPage(call, [side], till)
  if (page) return writeAnswer(response, page)
  const { mode, delayMs } = failures.next(call.path)
  switch (mode) {
    case "hang":
      return
    case "error500":
      return writeAnswer(response, json(500, { message: "Internal server error" }))
    case "too-many":
      return writeAnswer(response, json(429, { message: "Too many requests" }, { "retry-after": "1" }))
    case "slow":
      await sleep(delayMs)
      break
    default:
  }
  const answer =
    (await till.books.atomically(() => side.answer(call, till))) ?? json(404, { message: "There is no such call." })
  // It is done, but who asked never learns so.
  if (mode === "reset") return void request.socket.resetAndDestroy()
  if (mode === "wrong-body") answer.body = "<html><body>Bad gateway</body></html>"
  writeAnswer(response, answer)
}

export async function answerPage(call: Call, sides: readonly Side[], till: Till): Promise<Answer | undefined> {
  if (call.path === "/pay.css") return stylesheet
  const visit = () => sides.map((side) => side.page?.(call, till)).find((page) => page !== undefined)
  return till.books.atomically(visit)
}

export async function readCall(request: IncomingMessage): Promise<Call | undefined> {
  const body = await readBody(request)
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider")
  const { method = "GET", headers } = request
  return body === undefined ? undefined : { method, path: pathname, query: searchParams, headers, body }
}

import type { IncomingMessage, ServerResponse } from "node:http"
import { readFileSync } from "node:fs"
import { json, writeAnswer } from "../http/answer.ts"
import { isLoopbackHost } from "../http/is-loopback-host.ts"
import { parseObject, readBody } from "../http/read-body.ts"
import { type FailurePlan, parsePlan } from "./failures.ts"
import { inboxPage } from "./inbox-page.ts"
import type { MessageFilter, MessageStore } from "./messages.store.ts"

const inboxCss = readFileSync(new URL("inbox.css", import.meta.url), "utf8")
const inboxScript = readFileSync(new URL("inbox.js", import.meta.url), "utf8")

export interface Desk {
  store: MessageStore
  plan(): FailurePlan
  setPlan(plan: FailurePlan): Promise<void>
}

/** What people and tests see: the inbox, the books, and the switch for failures. */
export async function answerDesk(request: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://desk")
  if (!isLoopbackHost(request)) {
    return writeAnswer(response, json(403, { message: "Open this page by its loopback address." }))
  }
  switch (`${request.method} ${pathname}`) {
    case "GET /":
      return writeAnswer(response, inboxPage(desk.store, readFilter(searchParams), desk.plan()))
    case "GET /inbox.css":
      return writeAnswer(response, { status: 200, headers: { "content-type": "text/css" }, body: inboxCss })
    case "GET /inbox.js":
      return writeAnswer(response, { status: 200, headers: { "content-type": "text/javascript" }, body: inboxScript })
    case "GET /admin/messages":
      return writeAnswer(response, json(200, { messages: desk.store.list(readFilter(searchParams)) }))
    case "DELETE /admin/messages":
      desk.store.clear()
      return writeAnswer(response, { status: 204 })
    case "GET /admin/counts":
      return writeAnswer(response, json(200, desk.store.counts(Number(searchParams.get("prefixLength")) || 6)))
    case "GET /admin/failures":
      return writeAnswer(response, json(200, desk.plan()))
    case "POST /admin/failures": {
      const isJson = request.headers["content-type"]?.startsWith("application/json")
      const plan = isJson ? parsePlan(parseObject(await readBody(request))) : "send application/json"
      if (typeof plan === "string") return writeAnswer(response, json(400, { message: plan }))
      await desk.setPlan(plan)
      return writeAnswer(response, json(200, plan))
    }
    default:
      return writeAnswer(response, json(404, { message: "There is no such page." }))
  }
}

function readFilter(params: URLSearchParams): MessageFilter {
  const channel = params.get("channel")
  const limit = Number(params.get("limit"))
  return {
    // The + of a number that nobody encoded arrives as a space.
    to: (params.get("to") ?? "").trim(),
    channel: channel === "sms" || channel === "email" ? channel : undefined,
    limit: Number.isSafeInteger(limit) && limit > 0 ? Math.min(limit, 10_000) : 200,
  }
}

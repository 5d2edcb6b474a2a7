import type { IncomingMessage, ServerResponse } from "node:http"
import { readFileSync } from "node:fs"
import { json, writeResponse } from "../http/route-response.ts"
import { isLoopbackHost } from "../http/is-loopback-host.ts"
import { parseObject, readBody } from "../http/read-body.ts"
import { type FailurePlan, parseMessagesFailurePlan } from "./messages-failures.ts"
import { inboxPage } from "./inbox-page.ts"
import type { MessageFilter, MessageStore } from "./messages.store.ts"

const inboxCss = readFileSync(new URL("inbox.css", import.meta.url), "utf8")
const inboxScript = readFileSync(new URL("inbox.js", import.meta.url), "utf8")

export interface MessagesAdmin {
  store: MessageStore
  plan(): FailurePlan
  setPlan(plan: FailurePlan): Promise<void>
}

/** Serves the inbox, the stored messages and the failure plan for people and tests. */
export async function handleMessagesAdmin(
  request: IncomingMessage,
  response: ServerResponse,
  admin: MessagesAdmin,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://admin")
  if (!isLoopbackHost(request)) {
    return writeResponse(response, json(403, { message: "Open this page by its loopback address." }))
  }
  switch (`${request.method} ${pathname}`) {
    case "GET /":
      return writeResponse(response, inboxPage(admin.store, readFilter(searchParams), admin.plan()))
    case "GET /inbox.css":
      return writeResponse(response, { status: 200, headers: { "content-type": "text/css" }, body: inboxCss })
    case "GET /inbox.js":
      return writeResponse(response, { status: 200, headers: { "content-type": "text/javascript" }, body: inboxScript })
    case "GET /admin/messages":
      return writeResponse(response, json(200, { messages: admin.store.list(readFilter(searchParams)) }))
    case "DELETE /admin/messages":
      admin.store.clear()
      return writeResponse(response, { status: 204 })
    case "GET /admin/counts":
      return writeResponse(response, json(200, admin.store.counts(Number(searchParams.get("prefixLength")) || 6)))
    case "GET /admin/failures":
      return writeResponse(response, json(200, admin.plan()))
    case "POST /admin/failures": {
      const isJson = request.headers["content-type"]?.startsWith("application/json")
      const plan = isJson ? parseMessagesFailurePlan(parseObject(await readBody(request))) : "send application/json"
      if (typeof plan === "string") return writeResponse(response, json(400, { message: plan }))
      await admin.setPlan(plan)
      return writeResponse(response, json(200, plan))
    }
    default:
      return writeResponse(response, json(404, { message: "There is no such page." }))
  }
}

function readFilter(params: URLSearchParams): MessageFilter {
  const channel = params.get("channel")
  const limit = Number(params.get("limit"))
  return {
    // An unencoded + of a number arrives as a space.
    to: (params.get("to") ?? "").trim(),
    channel: channel === "sms" || channel === "email" ? channel : undefined,
    limit: Number.isSafeInteger(limit) && limit > 0 ? Math.min(limit, 1_000_000) : 200,
  }
}

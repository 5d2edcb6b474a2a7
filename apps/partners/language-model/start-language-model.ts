import type { IncomingMessage, ServerResponse } from "node:http"
import { Failures } from "../http/failure-plan.ts"
import { type FailureControl, handleFailurePlan } from "../http/handle-failure-plan.ts"
import { isLoopbackHost } from "../http/is-loopback-host.ts"
import { listenOnLoopback } from "../http/listen-on-loopback.ts"
import { parseObject, readBody } from "../http/read-body.ts"
import { json, writeResponse } from "../http/route-response.ts"
import { type FailureMode, failureModes, handleLanguageModel } from "./language-model.routes.ts"

export interface LanguageModelStandIn {
  /** The address that our server calls. */
  apiUrl: string
  /** Base URL of the admin API for tests, /admin/…. */
  adminUrl: string
  stop(): Promise<void>
}

const MAX_REQUESTS = 200

/** Starts the language model. The admin API has its own port, so that it responds while the service refuses connections. */
export async function startLanguageModel({
  key,
  apiPort = 0,
  adminPort = 0,
}: {
  key: string
  apiPort?: number
  adminPort?: number
}): Promise<LanguageModelStandIn> {
  const failures = new Failures<FailureMode>()
  const state: AdminState = { content: JSON.stringify({ topic: "none" }), requests: [] }
  const service = await listenOnLoopback(apiPort, (request, response) =>
    handleLanguageModel(request, response, {
      key,
      failures,
      content: () => state.content,
      recordRequest(body) {
        state.requests.unshift(body)
        state.requests.length = Math.min(state.requests.length, MAX_REQUESTS)
      },
    }),
  )
  const control: FailureControl<FailureMode> = {
    plan: () => failures.plan,
    async setPlan(plan) {
      failures.plan = plan
      await (plan.mode === "refuse" ? service.close() : service.reopen())
    },
  }
  const admin = await listenOnLoopback(adminPort, (request, response) => handleAdmin(request, response, state, control))
  return {
    apiUrl: service.url,
    adminUrl: admin.url,
    async stop() {
      await Promise.all([service.close(), admin.close()])
    },
  }
}

interface AdminState {
  content: string
  requests: Record<string, unknown>[]
}

/** Serves the admin API for tests: recorded requests, the next answer and the failure plan. */
async function handleAdmin(
  request: IncomingMessage,
  response: ServerResponse,
  state: AdminState,
  control: FailureControl<FailureMode>,
): Promise<void> {
  if (!isLoopbackHost(request))
    return writeResponse(response, json(403, { message: "Open this page by its loopback address." }))
  switch (`${request.method} ${request.url}`) {
    case "GET /admin/requests":
      return writeResponse(response, json(200, { requests: state.requests }))
    case "DELETE /admin/requests":
      state.requests.length = 0
      return writeResponse(response, { status: 204 })
    case "POST /admin/answer": {
      const content = parseObject(await readBody(request))?.["content"]
      if (typeof content !== "string") return writeResponse(response, json(400, { message: "content must be a text" }))
      state.content = content
      return writeResponse(response, { status: 204 })
    }
    case "GET /admin/failures":
    case "POST /admin/failures":
      return handleFailurePlan(request, response, failureModes, control)
    default:
      return writeResponse(response, json(404, { message: "There is no such page." }))
  }
}

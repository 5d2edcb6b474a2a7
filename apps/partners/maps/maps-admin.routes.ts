import type { IncomingMessage, ServerResponse } from "node:http"
import { json, writeResponse } from "../http/route-response.ts"
import { handleFailurePlan, type FailureControl } from "../http/handle-failure-plan.ts"
import { isLoopbackHost } from "../http/is-loopback-host.ts"
import { type FailureMode, failureModes } from "./maps-failures.ts"

export interface RecordedQuery {
  path: string
  /** The query parameters without the key. */
  query: Record<string, string>
}

export interface MapsAdmin extends FailureControl<FailureMode> {
  /** The latest queries, newest first. */
  queries: RecordedQuery[]
}

/** Serves the admin API for tests: recorded queries and the failure plan. */
export async function handleMapsAdmin(
  request: IncomingMessage,
  response: ServerResponse,
  admin: MapsAdmin,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://admin")
  if (!isLoopbackHost(request)) {
    return writeResponse(response, json(403, { message: "Open this page by its loopback address." }))
  }
  switch (`${request.method} ${pathname}`) {
    case "GET /admin/queries":
      return writeResponse(response, json(200, { queries: admin.queries }))
    case "DELETE /admin/queries":
      admin.queries.length = 0
      return writeResponse(response, { status: 204 })
    case "GET /admin/failures":
    case "POST /admin/failures":
      return handleFailurePlan(request, response, failureModes, admin)
    default:
      return writeResponse(response, json(404, { message: "There is no such page." }))
  }
}

import type { IncomingMessage, ServerResponse } from "node:http"
import { type FailureControl, handleFailurePlan } from "../http/handle-failure-plan.ts"
import { isLoopbackHost } from "../http/is-loopback-host.ts"
import { json, writeResponse } from "../http/route-response.ts"
import { type FailureMode, failureModes } from "./files-failures.ts"
import type { ObjectStore } from "./objects.store.ts"

export interface FilesAdmin extends FailureControl<FailureMode> {
  store: ObjectStore
  /** The latest requests as `PUT /bucket/key`, newest first. */
  requests: string[]
}

/** Serves the admin API for tests: stored objects, recorded requests and the failure plan. */
export async function handleFilesAdmin(
  request: IncomingMessage,
  response: ServerResponse,
  admin: FilesAdmin,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://admin")
  if (!isLoopbackHost(request)) {
    return writeResponse(response, json(403, { message: "Open this page by its loopback address." }))
  }
  switch (`${request.method} ${pathname}`) {
    case "GET /admin/objects":
      return writeResponse(response, json(200, { objects: admin.store.list() }))
    case "DELETE /admin/objects":
      admin.store.clear()
      return writeResponse(response, { status: 204 })
    case "GET /admin/requests":
      return writeResponse(response, json(200, { requests: admin.requests }))
    case "DELETE /admin/requests":
      admin.requests.length = 0
      return writeResponse(response, { status: 204 })
    case "GET /admin/failures":
    case "POST /admin/failures":
      return handleFailurePlan(request, response, failureModes, admin)
    default:
      return writeResponse(response, json(404, { message: "There is no such page." }))
  }
}

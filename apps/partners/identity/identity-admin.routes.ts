import type { IncomingMessage, ServerResponse } from "node:http"
import { json, writeResponse } from "../http/route-response.ts"
import { handleFailurePlan, type FailureControl } from "../http/handle-failure-plan.ts"
import { isLoopbackHost } from "../http/is-loopback-host.ts"
import { type FailureMode, failureModes } from "./identity-failures.ts"

export type IdentityAdmin = FailureControl<FailureMode>

/** Serves the failure plan. */
export async function handleIdentityAdmin(
  request: IncomingMessage,
  response: ServerResponse,
  admin: IdentityAdmin,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://admin")
  if (!isLoopbackHost(request)) {
    return writeResponse(response, json(403, { message: "Open this page by its loopback address." }))
  }
  switch (`${request.method} ${pathname}`) {
    case "GET /admin/failures":
    case "POST /admin/failures":
      return handleFailurePlan(request, response, failureModes, admin)
    default:
      return writeResponse(response, json(404, { message: "There is no such page." }))
  }
}

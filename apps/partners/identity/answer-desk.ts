import type { IncomingMessage, ServerResponse } from "node:http"
import { json, writeAnswer } from "../http/answer.ts"
import { answerFailures, type FailureDesk } from "../http/answer-failures.ts"
import { isLoopbackHost } from "../http/is-loopback-host.ts"
import { type FailureMode, failureModes } from "./failures.ts"

export type Desk = FailureDesk<FailureMode>

/** The switch for failures. */
export async function answerDesk(request: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://desk")
  if (!isLoopbackHost(request)) {
    return writeAnswer(response, json(403, { message: "Open this page by its loopback address." }))
  }
  switch (`${request.method} ${pathname}`) {
    case "GET /admin/failures":
    case "POST /admin/failures":
      return answerFailures(request, response, failureModes, desk)
    default:
      return writeAnswer(response, json(404, { message: "There is no such page." }))
  }
}

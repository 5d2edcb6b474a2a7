import type { IncomingMessage, ServerResponse } from "node:http"
import { json, writeAnswer } from "../http/answer.ts"
import { type FailurePlan, parsePlan } from "../http/failure-plan.ts"
import { isLoopbackHost } from "../http/is-loopback-host.ts"
import { parseObject, readBody } from "../http/read-body.ts"
import { type FailureMode, failureModes } from "./failures.ts"

export interface Desk {
  plan(): FailurePlan<FailureMode>
  setPlan(plan: FailurePlan<FailureMode>): Promise<void>
}

/** The switch for failures. */
export async function answerDesk(request: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://desk")
  if (!isLoopbackHost(request)) {
    return writeAnswer(response, json(403, { message: "Open this page by its loopback address." }))
  }
  switch (`${request.method} ${pathname}`) {
    case "GET /admin/failures":
      return writeAnswer(response, json(200, desk.plan()))
    case "POST /admin/failures": {
      const isJson = request.headers["content-type"]?.startsWith("application/json")
      const plan = isJson ? parsePlan(failureModes, parseObject(await readBody(request))) : "send application/json"
      if (typeof plan === "string") return writeAnswer(response, json(400, { message: plan }))
      await desk.setPlan(plan)
      return writeAnswer(response, json(200, plan))
    }
    default:
      return writeAnswer(response, json(404, { message: "There is no such page." }))
  }
}

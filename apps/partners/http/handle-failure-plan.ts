import type { IncomingMessage, ServerResponse } from "node:http"
import { json, writeResponse } from "./route-response.ts"
import { type FailurePlan, parseFailurePlan } from "./failure-plan.ts"
import { parseObject, readBody } from "./read-body.ts"

export interface FailureControl<Mode extends string> {
  plan(): FailurePlan<Mode>
  setPlan(plan: FailurePlan<Mode>): Promise<void>
}

/** Serves the failure plan: GET shows it, POST sets it. */
export async function handleFailurePlan<Mode extends string>(
  request: IncomingMessage,
  response: ServerResponse,
  modes: readonly Mode[],
  control: FailureControl<Mode>,
): Promise<void> {
  if (request.method === "GET") return writeResponse(response, json(200, control.plan()))
  const isJson = request.headers["content-type"]?.startsWith("application/json")
  const plan = isJson ? parseFailurePlan(modes, parseObject(await readBody(request))) : "send application/json"
  if (typeof plan === "string") return writeResponse(response, json(400, { message: plan }))
  await control.setPlan(plan)
  return writeResponse(response, json(200, plan))
}

import type { IncomingMessage, ServerResponse } from "node:http"
import { json, writeAnswer } from "./answer.ts"
import { type FailurePlan, parsePlan } from "./failure-plan.ts"
import { parseObject, readBody } from "./read-body.ts"

export interface FailureDesk<Mode extends string> {
  plan(): FailurePlan<Mode>
  setPlan(plan: FailurePlan<Mode>): Promise<void>
}

/** The switch for failures: shown by GET, set by POST. */
export async function answerFailures<Mode extends string>(
  request: IncomingMessage,
  response: ServerResponse,
  modes: readonly Mode[],
  desk: FailureDesk<Mode>,
): Promise<void> {
  if (request.method === "GET") return writeAnswer(response, json(200, desk.plan()))
  const isJson = request.headers["content-type"]?.startsWith("application/json")
  const plan = isJson ? parsePlan(modes, parseObject(await readBody(request))) : "send application/json"
  if (typeof plan === "string") return writeAnswer(response, json(400, { message: plan }))
  await desk.setPlan(plan)
  return writeAnswer(response, json(200, plan))
}

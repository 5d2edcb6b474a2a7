import type { FastifyReply, FastifyRequest } from "fastify"
import { failureEnvelope, statusOf } from "../errors/failure-envelope.ts"
import { toAppError } from "../errors/to-app-error.ts"
import type { Log } from "../log/create-log.ts"

/** Returns a function that answers a request with an error: the client gets the envelope, the log gets the cause. */
export function createFailureSender(log: Log, commonHeaders: Readonly<Record<string, string>>) {
  return function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const failure = toAppError(error)
    const status = statusOf(failure.code)
    request.failure = failure.code
    if (status >= 500) {
      const level = failure.code === "INTERNAL" ? "error" : "warn"
      log[level]({ requestId: request.id, code: failure.code, err: failure.cause ?? failure }, "request failed")
    } else if (log.isLevelEnabled("debug")) {
      log.debug({ requestId: request.id, code: failure.code, details: failure.details }, "request refused")
    }
    const retryAfter = failure.details.retryAfterSeconds ?? (failure.code === "UNAVAILABLE" ? 1 : undefined)
    if (retryAfter !== undefined) reply.header("retry-after", String(Math.ceil(retryAfter)))
    reply
      .code(status)
      // Set here, because the hook that adds them doesn't run for a request that the router could not parse.
      .headers(commonHeaders)
      .header("content-type", "application/json; charset=utf-8")
      .header("cache-control", "no-store")
      .header("x-request-id", request.id)
      .send(JSON.stringify(failureEnvelope(failure.code, failure.details.displayMsg, failure.details.input)))
  }
}

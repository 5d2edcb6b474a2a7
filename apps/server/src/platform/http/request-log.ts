import { type FastifyReply, type FastifyRequest, LogController } from "fastify"
import type { Log } from "../log/create-log.ts"
import { maskPath } from "./mask-path.ts"

export type ObserveRequest = (route: string, method: string, status: number, seconds: number) => void

/** One line per request, when it is answered; Fastify's other request lines would repeat it. */
export class RequestLog extends LogController {
  readonly #log: Log
  readonly #observe: ObserveRequest

  constructor(log: Log, observe: ObserveRequest) {
    super()
    // The fields of this line are all named here, so searching each line for secrets would be time for nothing.
    this.#log = log.child({}, { redact: [] })
    this.#observe = observe
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode, elapsedTime } = reply
    const route = request.routeOptions.url ?? "unknown"
    this.#observe(route, request.method, statusCode, elapsedTime / 1000)
    if (!this.#log.isLevelEnabled("info")) return
    this.#log.info(
      {
        requestId: request.id,
        method: request.method,
        path: maskPath(request.raw.url ?? ""),
        status: statusCode,
        ms: Math.round(elapsedTime * 100) / 100,
        code: request.failure ?? undefined,
        cut: error ? true : undefined,
      },
      "request",
    )
  }

  override incomingRequest(): void {}
  override defaultErrorLog(): void {}
  override routeNotFound(): void {}
}

declare module "fastify" {
  interface FastifyRequest {
    /** The code this request failed with, for its log line. */
    failure: string | null
  }
}

import { type FastifyReply, type FastifyRequest, LogController } from "fastify"
import { type DestinationStream, pino } from "pino"
import { isoTime, type Log, nullDestination } from "../log/create-log.ts"
import { maskPath } from "./mask-path.ts"

export type ObserveRequest = (route: string, method: string, status: number, seconds: number) => void

/** Logs one line per request when it is answered. Fastify's other request lines would repeat it. */
export class RequestLog extends LogController {
  readonly #log: Log
  readonly #lines: DestinationStream
  readonly #observe: ObserveRequest

  constructor(log: Log, observe: ObserveRequest) {
    super()
    this.#log = log
    this.#lines = (log as unknown as Record<symbol, DestinationStream>)[pino.symbols.streamSym] ?? nullDestination
    this.#observe = observe
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (request.isShed) return
    const { statusCode, elapsedTime } = reply
    this.#observe(request.routeOptions.url ?? "unknown", request.method, statusCode, elapsedTime / 1000)
    if (this.#log.isLevelEnabled("info")) this.#lines.write(formatLine(error, request, statusCode, elapsedTime))
  }

  override incomingRequest(): void {}
  override defaultErrorLog(): void {}
  override routeNotFound(): void {}
}

/**
 * Formatted by hand because it runs for every request. All fields are listed here, so no redaction is needed. Only the
 * path and the failure need escaping.
 */
function formatLine(
  error: Error | null | undefined,
  request: FastifyRequest,
  status: number,
  elapsedMs: number,
): string {
  const { id, method, failure } = request
  const path = JSON.stringify(maskPath(request.raw.url ?? ""))
  const ms = Math.round(elapsedMs * 100) / 100
  const code = failure === null ? "" : `,"code":${JSON.stringify(failure)}`
  // The connection broke before the response was sent completely.
  const cut = error ? `,"cut":true` : ""
  return `{"level":"info"${isoTime()},"requestId":"${id}","method":"${method}","path":${path},"status":${status},"ms":${ms}${code}${cut},"msg":"request"}\n`
}

declare module "fastify" {
  interface FastifyRequest {
    /** The code that this request failed with, for its log line. */
    failure: string | null
  }
}

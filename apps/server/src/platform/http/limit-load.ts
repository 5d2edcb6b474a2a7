import type { CallPriority } from "@hearth/contract/call-priority.ts"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { IncomingMessage } from "node:http"
import { failureEnvelope, statusOf } from "../errors/failure-envelope.ts"
import type { ObserveRequest } from "./request-log.ts"

export interface LoadLimits {
  /** How many requests of orders in progress may be in flight while this process or its database is busy. */
  requestsInFlight: number
  /** Whether queries wait for a database connection. */
  isDatabaseBusy: () => boolean
  /** Called for every refused request. */
  onShed: (priority: CallPriority) => void
  /** The delay of the event loop; measured by default. */
  loopDelayMs?: () => number
}

/** Returns true if the request was refused and answered. */
type RefuseUnderLoad = (request: FastifyRequest, reply: FastifyReply) => boolean

const SAMPLE_MS = 20
/** An event loop with this delay is overloaded. */
const BUSY_DELAY_MS = 100
/** When nothing is busy, requests wait for other services such as a provider, and many more are accepted. */
const IDLE_FACTOR = 20

const STATUS = statusOf("UNAVAILABLE")
const BODY = JSON.stringify(failureEnvelope("UNAVAILABLE"))
const HEADERS = {
  "retry-after": "2",
  "content-type": "application/json; charset=utf-8",
  "content-length": Buffer.byteLength(BODY),
}

/**
 * Immediately refuses API calls that would only wait: in a growing queue no call is answered in time. Calls of orders
 * in progress get twice the capacity of others, and calls that `priorityOf` rates as essential are always accepted.
 * Pages and files are never refused, because they come from memory, where a refusal costs as much as a response. API
 * calls that a page makes within this process are not refused either.
 *
 * A refusal bypasses the error handler and the request log, because the accepted requests need the time. The metrics
 * count it.
 */
export function limitLoad(
  http: FastifyInstance,
  limits: LoadLimits,
  allApiHeaders: Readonly<Record<string, string>>,
  observe: ObserveRequest,
): RefuseUnderLoad {
  const { traffic, streams } = http
  const { requestsInFlight, isDatabaseBusy, onShed, loopDelayMs = measureLoopDelay(http) } = limits
  const shares: Record<CallPriority, number> = { essential: Infinity, order: 1, browsing: 0.5 }

  const headers = { ...allApiHeaders, ...HEADERS }
  http.decorateRequest("isShed", false)

  return (request, reply) => {
    const inFlight = traffic.responses.size - streams.size
    // Nothing is refused below this, so most requests need only one comparison.
    if (inFlight <= requestsInFlight * shares.browsing) return false
    const isBusy = loopDelayMs() > BUSY_DELAY_MS || isDatabaseBusy()
    const capacity = requestsInFlight * (isBusy ? 1 : IDLE_FACTOR)
    const { config, url = "unknown" } = request.routeOptions
    const { priority } = config
    if (priority === undefined || inFlight <= capacity * shares[priority]) return false
    if (!(request.raw instanceof IncomingMessage)) return false
    onShed(priority)
    observe(url, request.method, STATUS, reply.elapsedTime / 1000)
    request.isShed = true
    reply.hijack()
    reply.raw.writeHead(STATUS, { ...headers, "x-request-id": request.id }).end(BODY)
    return true
  }
}

/** Measures the current delay of the event loop. A timer alone would report it only after the work that delays it. */
function measureLoopDelay(http: FastifyInstance): () => number {
  let expectedAt = performance.now() + SAMPLE_MS
  let recent = 0
  const timer = setInterval(() => {
    const now = performance.now()
    // The weight of a single pause, such as garbage collection, halves with each sample.
    recent = Math.max(now - expectedAt, recent / 2)
    expectedAt = now + SAMPLE_MS
  }, SAMPLE_MS).unref()
  http.addHook("preClose", async () => clearInterval(timer))
  return () => Math.max(recent, performance.now() - expectedAt)
}

declare module "fastify" {
  interface FastifyRequest {
    /** Whether the request was refused because of overload. */
    isShed?: boolean
  }
  interface FastifyContextConfig {
    /** Set for calls of the contract. */
    priority?: CallPriority
  }
}

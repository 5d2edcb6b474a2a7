import type { CallPriority } from "@hearth/contract/call-priority.ts"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { IncomingMessage } from "node:http"
import { failureEnvelope, statusOf } from "../errors/failure-envelope.ts"
import type { ObserveRequest } from "./request-log.ts"

export interface LoadLimits {
  /** Requests of orders in progress that may be in flight while this process or its database can't keep up. */
  requestsInFlight: number
  /** Whether requests wait for the database. */
  isDatabaseBusy: () => boolean
  /** Told of every request that is refused. */
  onShed: (priority: CallPriority) => void
  /** How late the event loop is; measured unless given. */
  loopDelayMs?: () => number
}

/** True where the request was refused, and answered so. */
type RefuseUnderLoad = (request: FastifyRequest, reply: FastifyReply) => boolean

const SAMPLE_MS = 20
/** An event loop that is this late has more to do than it can. */
const BUSY_DELAY_MS = 100
/** Where nothing is busy, requests wait for somebody else, a provider perhaps; there is room for many of those. */
const IDLE_FACTOR = 20

const STATUS = statusOf("UNAVAILABLE")
const BODY = JSON.stringify(failureEnvelope("UNAVAILABLE"))
const HEADERS = {
  "retry-after": "2",
  "content-type": "application/json; charset=utf-8",
  "content-length": Buffer.byteLength(BODY),
}

/**
 * Refuses API calls at once that would only wait: a queue that grows answers nobody in time. Calls of orders in progress
 * have twice the room of others, and what `priorityOf` calls essential is always let in. Pages and files come from
 * memory, where refusing costs as much as answering; pages that call the API within this process have been let in.
 *
 * A refusal bypasses the error handler and the request log: the time it takes is lost to the accepted requests. The
 * metrics count it.
 */
export function limitLoad(
  http: FastifyInstance,
  limits: LoadLimits,
  commonApiHeaders: Readonly<Record<string, string>>,
  observe: ObserveRequest,
): RefuseUnderLoad {
  const { traffic, streams } = http
  const { requestsInFlight, isDatabaseBusy, onShed, loopDelayMs = measureLoopDelay(http) } = limits
  const shares: Record<CallPriority, number> = { essential: Infinity, order: 1, browsing: 0.5 }

  const headers = { ...commonApiHeaders, ...HEADERS }
  http.decorateRequest("isShed", false)

  return (request, reply) => {
    const inFlight = traffic.responses.size - streams.size
    // Nothing is ever refused below this, so most requests are let in by one comparison.
    if (inFlight <= requestsInFlight * shares.browsing) return false
    const isBusy = loopDelayMs() > BUSY_DELAY_MS || isDatabaseBusy()
    const room = requestsInFlight * (isBusy ? 1 : IDLE_FACTOR)
    const { config, url = "unknown" } = request.routeOptions
    const { priority } = config
    if (priority === undefined || inFlight <= room * shares[priority]) return false
    if (!(request.raw instanceof IncomingMessage)) return false
    onShed(priority)
    observe(url, request.method, STATUS, reply.elapsedTime / 1000)
    request.isShed = true
    reply.hijack()
    reply.raw.writeHead(STATUS, { ...headers, "x-request-id": request.id }).end(BODY)
    return true
  }
}

/** How late the event loop is at this moment; timers alone would tell only after the work that makes them late. */
function measureLoopDelay(http: FastifyInstance): () => number {
  let expectedAt = performance.now() + SAMPLE_MS
  let recent = 0
  const timer = setInterval(() => {
    const now = performance.now()
    // A single pause, of the garbage collector for instance, is half forgotten after each sample.
    recent = Math.max(now - expectedAt, recent / 2)
    expectedAt = now + SAMPLE_MS
  }, SAMPLE_MS).unref()
  http.addHook("preClose", async () => clearInterval(timer))
  return () => Math.max(recent, performance.now() - expectedAt)
}

declare module "fastify" {
  interface FastifyRequest {
    /** Refused because there is too much to do. */
    isShed?: boolean
  }
  interface FastifyContextConfig {
    /** Set for calls of the contract. */
    priority?: CallPriority
  }
}

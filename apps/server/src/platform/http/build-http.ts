import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify"
import { AppError } from "../errors/app-error.ts"
import type { Settings } from "../../settings.ts"
import type { Log } from "../log/create-log.ts"
import { trackStreams } from "../live/track-streams.ts"
import { limitLoad, type LoadLimits } from "./limit-load.ts"
import { parseJsonBodies } from "./parse-json-bodies.ts"
import { createConnectionRefuser } from "./refuse-connection.ts"
import { requestId } from "./request-id.ts"
import { type ObserveRequest, RequestLog } from "./request-log.ts"
import { apiHeaders, securityHeaders } from "./security-headers.ts"
import { createFailureSender } from "./send-failure.ts"
import { trackTraffic } from "./track-traffic.ts"

const MAX_URL_LENGTH = 2048
const API = "/api/"

export interface HttpOptions {
  log: Log
  trustProxy: string | undefined
  /** Production is served over https only. */
  environment?: Settings["environment"]
  observe?: ObserveRequest
  /** Without limits every request is accepted. */
  load?: LoadLimits
}

/** Builds the HTTP server with its limits and without routes. */
export function buildHttp(options: HttpOptions): FastifyInstance {
  const { log, trustProxy, environment = "local", observe = () => {}, load } = options
  const commonHeaders = securityHeaders(environment)
  const sendFailure = createFailureSender(log, commonHeaders)
  const http: FastifyInstance = Fastify({
    loggerInstance: withoutChildren(log),
    logController: new RequestLog(log, observe),
    genReqId: requestId,
    trustProxy: trustProxy === undefined ? false : trustProxy.split(",").map((address) => address.trim()),
    bodyLimit: 256 * 1024,
    requestTimeout: 20_000,
    keepAliveTimeout: 72_000,
    // A request that arrives while the server drains is still answered; then its connection is closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      requireHostHeader: false,
    },
    clientErrorHandler: createConnectionRefuser(commonHeaders),
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply),
  })
  http.decorateRequest("failure", null)
  const servedRoutes: string[] = []
  http.decorate("servedRoutes", servedRoutes)
  trackStreams(http)
  trackTraffic(http)
  http.addHook("onRoute", ({ method, url }) => {
    for (const each of [method].flat()) servedRoutes.push(`${each} ${url}`)
  })
  const allApiHeaders = { ...commonHeaders, ...apiHeaders }
  const refuseUnderLoad = load && limitLoad(http, load, allApiHeaders, observe)
  // One hook instead of three, because each one adds a call to every request.
  http.addHook("onRequest", (request, reply, done) => {
    if (refuseUnderLoad?.(request, reply)) return
    const { url = "", headers } = request.raw
    reply.header("x-request-id", request.id)
    reply.headers(url.startsWith(API) ? allApiHeaders : commonHeaders)
    if (url.length > MAX_URL_LENGTH) return done(new AppError("URL_TOO_LONG"))
    if (headers.host === undefined && request.raw.httpVersion !== "1.0") {
      return done(new AppError("BAD_REQUEST", { reason: "no host" }))
    }
    // Given two host headers, a proxy and this server could each use a different one.
    if (hasTwoHosts(request.raw.rawHeaders)) return done(new AppError("BAD_REQUEST", { reason: "two hosts" }))
    const coding = headers["transfer-encoding"]
    if (coding !== undefined && coding.toLowerCase() !== "chunked") {
      return done(new AppError("BAD_REQUEST", { reason: "unknown transfer coding" }))
    }
    done()
  })
  // Node would answer an expectation other than 100-continue with an empty 417.
  http.server.on("checkExpectation", (request, response) => {
    request.headers.expect = undefined
    http.server.emit("request", request, response)
  })
  parseJsonBodies(http)
  http.setErrorHandler(sendFailure)
  http.setNotFoundHandler((request, reply) => sendFailure(new AppError("NOT_FOUND"), request, reply))
  return http
}

function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ""
    if (name.length === 4 && name.toLowerCase() === "host") hosts++
  }
  return hosts > 1
}

/**
 * Creating a child logger per request would cost more than a response from memory does; each log call names its
 * request.
 */
function withoutChildren(log: Log): FastifyBaseLogger {
  const childless: Log = Object.create(log, { child: { value: () => childless } })
  return childless
}

declare module "fastify" {
  interface FastifyInstance {
    /** Every registered route, for the test that compares them with the contract. */
    servedRoutes: readonly string[]
  }
}

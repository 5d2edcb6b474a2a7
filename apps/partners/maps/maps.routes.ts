import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { json, writeResponse } from "../http/route-response.ts"
import type { Failures } from "../http/failure-plan.ts"
import { mapsResponse, emptyResponse } from "./maps-response.ts"
import type { FailureMode } from "./maps-failures.ts"
import type { MapPlace } from "./read-places.ts"

interface MapsService {
  key: string
  places: readonly MapPlace[]
  failures: Failures<FailureMode>
  /** Adds the query to those that the admin API lists. */
  recordQuery(path: string, query: URLSearchParams): void
}

/** The status that the real service returns for each kind of failure. */
const statuses: Partial<Record<FailureMode, string>> = {
  "over-limit": "OVER_QUERY_LIMIT",
  denied: "REQUEST_DENIED",
  "unknown-error": "UNKNOWN_ERROR",
  empty: "ZERO_RESULTS",
}

/** Serves the maps API to our server and fails as the failure plan says. */
export async function handleMaps(request: IncomingMessage, response: ServerResponse, service: MapsService) {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://maps")
  service.recordQuery(pathname, searchParams)
  const { mode, delayMs } = service.failures.next()
  const status = statuses[mode]
  if (status !== undefined) return writeResponse(response, json(200, emptyResponse(pathname, status)))
  switch (mode) {
    case "hang":
      return
    case "reset":
      return void request.socket.resetAndDestroy()
    case "error500":
      return writeResponse(response, { status: 500, headers: { "content-type": "text/html" }, body: "<h1>Error</h1>" })
    case "wrong-body":
      return writeResponse(response, {
        status: 200,
        headers: { "content-type": "text/html" },
        body: "<h1>Welcome</h1>",
      })
    case "wrong-form":
      return writeResponse(response, json(200, { status: "OK", predictions: [{ id: 1 }], results: "none" }))
    case "slow":
      await sleep(delayMs)
      break
    default:
  }
  const answer = request.method === "GET" && mapsResponse(service.places, service.key, pathname, searchParams)
  return writeResponse(response, answer ? json(200, answer) : { status: 404 })
}

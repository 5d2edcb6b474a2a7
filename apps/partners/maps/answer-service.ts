import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { json, writeAnswer } from "../http/answer.ts"
import type { Failures } from "../http/failure-plan.ts"
import { answerMaps, emptyAnswer } from "./answer-maps.ts"
import type { FailureMode } from "./failures.ts"
import type { MapPlace } from "./read-places.ts"

interface Service {
  key: string
  places: readonly MapPlace[]
  failures: Failures<FailureMode>
  /** Notes what was asked. */
  note(path: string, query: URLSearchParams): void
}

/** What the real service says in its own words while it fails. */
const statuses: Partial<Record<FailureMode, string>> = {
  "over-limit": "OVER_QUERY_LIMIT",
  denied: "REQUEST_DENIED",
  "unknown-error": "UNKNOWN_ERROR",
  empty: "ZERO_RESULTS",
}

/** The service's side, as our server sees it: in the mood that the admin call set. */
export async function answerService(request: IncomingMessage, response: ServerResponse, service: Service) {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://maps")
  service.note(pathname, searchParams)
  const { mode, delayMs } = service.failures.next()
  const status = statuses[mode]
  if (status !== undefined) return writeAnswer(response, json(200, emptyAnswer(pathname, status)))
  switch (mode) {
    case "hang":
      return
    case "reset":
      return void request.socket.resetAndDestroy()
    case "error500":
      return writeAnswer(response, { status: 500, headers: { "content-type": "text/html" }, body: "<h1>Error</h1>" })
    case "wrong-body":
      return writeAnswer(response, { status: 200, headers: { "content-type": "text/html" }, body: "<h1>Welcome</h1>" })
    case "wrong-form":
      return writeAnswer(response, json(200, { status: "OK", predictions: [{ id: 1 }], results: "none" }))
    case "slow":
      await sleep(delayMs)
      break
    default:
  }
  const answer = request.method === "GET" && answerMaps(service.places, service.key, pathname, searchParams)
  return writeAnswer(response, answer ? json(200, answer) : { status: 404 })
}

import { readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { type RouteResponse, json, writeResponse } from "../http/route-response.ts"
import { isLoopbackHost } from "../http/is-loopback-host.ts"
import { parseObject, readBody } from "../http/read-body.ts"
import { type StoreSimulator, MAX_SPEED, MIN_SPEED } from "./create-store-simulator.ts"
import { autopilotPage } from "./autopilot-page.ts"

const css = readFileSync(new URL("autopilot.css", import.meta.url), "utf8")
const script = readFileSync(new URL("autopilot.js", import.meta.url), "utf8")

/** Serves the admin page and the admin API for people and tests. */
export async function handleAutopilotAdmin(
  request: IncomingMessage,
  response: ServerResponse,
  simulator: StoreSimulator,
): Promise<void> {
  if (!isLoopbackHost(request)) {
    return writeResponse(response, json(403, { message: "Open this page by its loopback address." }))
  }
  const { pathname } = new URL(request.url ?? "/", "http://admin")
  switch (`${request.method} ${pathname}`) {
    case "GET /":
      return writeResponse(response, autopilotPage(simulator.state(), Date.now()))
    case "GET /autopilot.css":
      return writeResponse(response, { status: 200, headers: { "content-type": "text/css" }, body: css })
    case "GET /autopilot.js":
      return writeResponse(response, { status: 200, headers: { "content-type": "text/javascript" }, body: script })
    case "GET /admin/autopilot":
      return writeResponse(response, json(200, simulator.state()))
    case "POST /admin/autopilot":
      return writeResponse(response, changeSettings(simulator, await readJson(request)))
    case "POST /admin/server":
      return writeResponse(response, setServerUrl(simulator, await readJson(request)))
    default:
      return writeResponse(response, json(404, { message: "There is no such page." }))
  }
}

/** Accepts only JSON bodies, because a form on another site can't send this content type. */
async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const isJson = request.headers["content-type"]?.startsWith("application/json")
  return isJson ? parseObject(await readBody(request)) : undefined
}

function changeSettings(simulator: StoreSimulator, input: Record<string, unknown> | undefined): RouteResponse {
  if (!input) return json(400, { message: "send application/json" })
  const { on, speed } = input
  if (on !== undefined && typeof on !== "boolean") return json(400, { message: "on must be true or false" })
  if (speed !== undefined && !isSpeed(speed)) {
    return json(400, { message: `speed must be a whole number from ${MIN_SPEED} to ${MAX_SPEED}` })
  }
  simulator.set({ on, speed })
  return json(200, simulator.state())
}

const isSpeed = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= MIN_SPEED && Number(value) <= MAX_SPEED

function setServerUrl(simulator: StoreSimulator, input: Record<string, unknown> | undefined): RouteResponse {
  const url = input?.["url"]
  if (typeof url !== "string" || !/^http:\/\/127\.0\.0\.1:\d+$/.test(url)) {
    return json(400, { message: "url must be http://127.0.0.1 with a port" })
  }
  simulator.setServerUrl(url)
  return json(200, { url })
}

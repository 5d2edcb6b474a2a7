import { readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { type Answer, json, writeAnswer } from "../http/answer.ts"
import { isLoopbackHost } from "../http/is-loopback-host.ts"
import { parseObject, readBody } from "../http/read-body.ts"
import { type Crew, FASTEST, SLOWEST } from "./create-crew.ts"
import { deskPage } from "./desk-page.ts"

const css = readFileSync(new URL("autopilot.css", import.meta.url), "utf8")
const script = readFileSync(new URL("autopilot.js", import.meta.url), "utf8")

/** What people and tests see and say. */
export async function answerDesk(request: IncomingMessage, response: ServerResponse, crew: Crew): Promise<void> {
  if (!isLoopbackHost(request)) {
    return writeAnswer(response, json(403, { message: "Open this page by its loopback address." }))
  }
  const { pathname } = new URL(request.url ?? "/", "http://desk")
  switch (`${request.method} ${pathname}`) {
    case "GET /":
      return writeAnswer(response, deskPage(crew.state(), Date.now()))
    case "GET /autopilot.css":
      return writeAnswer(response, { status: 200, headers: { "content-type": "text/css" }, body: css })
    case "GET /autopilot.js":
      return writeAnswer(response, { status: 200, headers: { "content-type": "text/javascript" }, body: script })
    case "GET /admin/autopilot":
      return writeAnswer(response, json(200, crew.state()))
    case "POST /admin/autopilot":
      return writeAnswer(response, steer(crew, await readJson(request)))
    case "POST /admin/shop":
      return writeAnswer(response, tellShop(crew, await readJson(request)))
    default:
      return writeAnswer(response, json(404, { message: "There is no such page." }))
  }
}

/** A form of another site can't send this type. */
async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const isJson = request.headers["content-type"]?.startsWith("application/json")
  return isJson ? parseObject(await readBody(request)) : undefined
}

function steer(crew: Crew, input: Record<string, unknown> | undefined): Answer {
  if (!input) return json(400, { message: "send application/json" })
  const { on, speed } = input
  if (on !== undefined && typeof on !== "boolean") return json(400, { message: "on must be true or false" })
  if (speed !== undefined && !isSpeed(speed)) {
    return json(400, { message: `speed must be a whole number from ${SLOWEST} to ${FASTEST}` })
  }
  crew.set({ on, speed })
  return json(200, crew.state())
}

const isSpeed = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= SLOWEST && Number(value) <= FASTEST

function tellShop(crew: Crew, input: Record<string, unknown> | undefined): Answer {
  const url = input?.["url"]
  if (typeof url !== "string" || !/^http:\/\/127\.0\.0\.1:\d+$/.test(url)) {
    return json(400, { message: "url must be http://127.0.0.1 with a port" })
  }
  crew.setShop(url)
  return json(200, { url })
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { json } from "node:stream/consumers"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { updateClientContext } from "./client-context.ts"
import { CallFailure } from "@hearth/browser/call-failure.ts"
import { sendWithCredentials } from "./send-with-credentials.ts"
import type { StoredSession } from "../session/stored-session.ts"

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let handleRequest: RequestHandler
const receivedRequests: IncomingMessage[] = []
const realFetch = fetch

beforeEach(async () => {
  receivedRequests.length = 0
  server = createServer((request, response) => {
    receivedRequests.push(request)
    handleRequest(request, response)
  })
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening))
  const { port } = server.address() as AddressInfo
  // A browser resolves a path against its page; here it is resolved against this server.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => realFetch(`http://127.0.0.1:${port}${path}`, init))
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

const configRequest = {
  route: "GET /config",
  method: "GET",
  path: "/config",
  body: undefined,
  idempotencyKey: undefined,
  signal: undefined,
}

const customer: StoredSession = {
  isLoggedIn: true,
  userId: "u1",
  cartId: "c1",
  bearer: "token",
  sessionToken: "st",
  expiresAt: "2026-01-01T00:00:00Z",
  mobile: "9876543210",
}

test("[SES-2a] [SES-2c] [SES-2d] every request has the client's headers, with mobile number and session token when known", async () => {
  handleRequest = (_request, response) => void response.end("{}")
  updateClientContext({ storeId: "6585R", abVariants: "home:u", analyticsId: "77" })
  await sendWithCredentials(
    { ...configRequest, method: "POST", path: "/x", body: { a: 1 }, idempotencyKey: "k" },
    customer,
  )
  expect(receivedRequests[0]?.url).toBe("/api/x")
  expect(receivedRequests[0]?.headers).toMatchObject({
    "x-api-key": "hearth-web",
    authorization: "token",
    userid: "u1",
    storeid: "6585R",
    isloggedin: "true",
    "client-type": "web app-chrome",
    source: "web",
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    "x-ab-variants": "home:u",
    "x-analytics-id": "77",
    deliverytype: "DELIVERY",
    mobile: "9876543210",
    "x-session-token": "st",
    "content-type": "application/json",
    "idempotency-key": "k",
  })
  await sendWithCredentials(configRequest, null)
  expect(receivedRequests[1]?.headers).not.toHaveProperty("mobile")
  expect(receivedRequests[1]?.headers).not.toHaveProperty("x-session-token")
})

test("[SES-2d] a form with files is sent as multipart with its own boundary", async () => {
  handleRequest = (_request, response) => void response.end("{}")
  const form = new FormData()
  form.set("photo", new Blob(["x"]), "x.jpg")
  await sendWithCredentials({ ...configRequest, method: "POST", body: form }, null)
  expect(receivedRequests[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/)
})

test.each([200, 400, 401, 409, 422, 429, 500, 503, 599])(
  "[SES-3a] status %i is a response, not a failure",
  async (status) => {
    handleRequest = (_request, response) => void response.writeHead(status).end('{"status":"failed"}')
    expect(await sendWithCredentials(configRequest, null)).toMatchObject({ status, body: { status: "failed" } })
    handleRequest = (_request, response) => void response.writeHead(status).end()
    expect(await sendWithCredentials(configRequest, null)).toMatchObject({ status, body: undefined })
  },
)

test("[SES-2e] [SES-3b] a request without a usable response fails with one of five failure kinds", async () => {
  handleRequest = (_request, response) => void response.writeHead(200).end("<html>")
  await expect(sendWithCredentials(configRequest, null)).rejects.toMatchObject({ kind: "bad response" })
  handleRequest = (_request, response) => void response.writeHead(400).end("nonsense")
  await expect(sendWithCredentials(configRequest, null)).rejects.toMatchObject({ kind: "bad request" })
  handleRequest = (request) => void request.socket.destroy()
  await expect(sendWithCredentials(configRequest, null)).rejects.toMatchObject({ kind: "network error" })
  handleRequest = () => undefined
  const controller = new AbortController()
  const cancelled = sendWithCredentials({ ...configRequest, signal: controller.signal }, null)
  controller.abort()
  await expect(cancelled).rejects.toMatchObject({ kind: "canceled" })
  vi.spyOn(AbortSignal, "timeout").mockImplementationOnce((ms) => {
    expect(ms).toBe(30_000)
    return AbortSignal.abort(new DOMException("too long", "TimeoutError"))
  })
  const timeoutError = await sendWithCredentials(configRequest, null).catch((error: unknown) => error)
  expect(timeoutError).toBeInstanceOf(CallFailure)
  expect(timeoutError).toMatchObject({ kind: "timeout", requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
})

test("[ERR-2c] an error that isn't in our server's format is reported with the request id and the route, without the ids in its path", async () => {
  vi.stubGlobal("window", {})
  vi.stubGlobal("location", { pathname: "/menu" })
  vi.stubGlobal("document", { referrer: "" })
  const reports: unknown[] = []
  handleRequest = async (request, response) => {
    const isReport = request.url === "/api/tracking/activity"
    if (isReport) reports.push(await json(request))
    response.writeHead(isReport ? 200 : 502).end(isReport ? "" : '{"message":"bad gateway"}')
  }
  const request = { ...configRequest, route: "GET /passbook/{mobile}", path: "/passbook/9876543210" }
  expect(await sendWithCredentials(request, null)).toMatchObject({ status: 502 })
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  const requestId = receivedRequests.find(({ url }) => url === "/api/passbook/9876543210")?.headers["x-request-id"]
  expect(reports[0]).toMatchObject({
    data: {
      action: "Error FrontEnd",
      properties: { error: "502", route: "GET /passbook/{mobile}", requestId },
    },
  })
  expect(JSON.stringify(reports)).not.toContain("9876543210")
})

test("[ORD-6b] a PDF is returned as bytes, and an interrupted download fails", async () => {
  const headers = { "content-type": "application/pdf", "content-length": "4" }
  handleRequest = (_request, response) => void response.writeHead(200, headers).end(Buffer.from([37, 80, 255, 0]))
  expect(await sendWithCredentials(configRequest, null)).toMatchObject({
    status: 200,
    body: new Uint8Array([37, 80, 255, 0]),
  })
  handleRequest = (request, response) => {
    response.writeHead(200, headers).write(Buffer.from([37]))
    setTimeout(() => request.socket.destroy(), 20)
  }
  await expect(sendWithCredentials(configRequest, null)).rejects.toBeInstanceOf(CallFailure)
})

test("[SES-6d] a 304 reuses the cached response", async () => {
  handleRequest = (request, response) =>
    request.headers["if-none-match"] === '"v1"'
      ? response.writeHead(304).end()
      : response.writeHead(200, { etag: '"v1"' }).end('{"menu":1}')
  const path = "/v1/6585R/menu/data"
  expect(await sendWithCredentials({ ...configRequest, path }, null)).toMatchObject({ status: 200, body: { menu: 1 } })
  expect(await sendWithCredentials({ ...configRequest, path }, null)).toMatchObject({ status: 200, body: { menu: 1 } })
  expect(receivedRequests.map((request) => request.headers["if-none-match"])).toEqual([undefined, '"v1"'])
})

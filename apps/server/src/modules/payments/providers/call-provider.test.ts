import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { callProvider } from "./call-provider.ts"

let provider: Server
let connections = 0
let received: string[] = []
afterEach(() => void provider.close().closeAllConnections())

async function listenWith(listener: RequestListener): Promise<string> {
  connections = 0
  received = []
  provider = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`)
    listener(request, response)
  }).on("connection", () => connections++)
  await new Promise<void>((resolve) => void provider.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
}

const charge = { method: "POST", headers: { "content-type": "application/json" }, body: '{"name":"Grüße"}' }
const callWith = async (listener: RequestListener) => callProvider(`${await listenWith(listener)}/charge`, charge)

test.each([201, 404])("a charge is posted completely, and a JSON response with status %i is read", async (status) => {
  const response = await callWith((request, reply) => void request.pipe(reply.writeHead(status)))
  expect(response).toEqual({ kind: "answered", status, body: { name: "Grüße" } })
})

test("consecutive calls use one connection", async () => {
  const url = await listenWith((request, reply) => void request.resume().on("end", () => reply.end("{}")))
  for (let nth = 0; nth < 3; nth++) await callProvider(`${url}/charge`, charge)
  expect([received.length, connections]).toEqual([3, 1])
})

test("[PAY-6e] a redirect is not followed, and says nothing about the charge", async () => {
  const response = await callWith((_, reply) => void reply.writeHead(307, { location: "/elsewhere" }).end("{}"))
  expect([response, received]).toEqual([{ kind: "lost", reason: "status 307" }, ["POST /charge"]])
})

test.each<[string, RequestListener]>([
  ["status 429", (_, reply) => void reply.writeHead(429).end("{}")],
  ["status 503", (_, reply) => void reply.writeHead(503).end("{}")],
  ["too large", (_, reply) => void reply.end(JSON.stringify({ text: "x".repeat(600_000) }))],
  ["disconnected", (_, reply) => void reply.writeHead(200).write("{", () => reply.destroy())],
  ["wrong body", (_, reply) => void reply.end("<html>")],
  ["wrong body", (_, reply) => void reply.end("[]")],
  ["ECONNRESET", (request) => void request.socket.resetAndDestroy()],
])("[PAY-6e] a response that is lost (%s) says nothing about the charge", async (reason, listener) => {
  expect(await callWith(listener)).toEqual({ kind: "lost", reason })
  expect(received).toEqual(["POST /charge"])
})

test("[PAY-6e] if the provider can't be reached, nothing was charged", async () => {
  const url = await listenWith(() => {})
  await new Promise((resolve) => provider.close(resolve))
  expect(await callProvider(`${url}/charge`, charge)).toEqual({ kind: "not-reached" })
})

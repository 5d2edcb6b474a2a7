import { failure } from "@hearth/contract/envelope.ts"
import type { FastifyInstance } from "fastify"
import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, expect, test } from "vitest"
import { buildTestHttp } from "../../testing/build-test-http.ts"
import { sendRawBytes } from "../../testing/send-raw-bytes.ts"
import { createConnectionRefuser } from "./refuse-connection.ts"

let http: FastifyInstance
let address: string
beforeAll(async () => {
  http = buildTestHttp((route) => {
    route("GET /health", () => ({}))
    route("POST /tracking/activity", () => ({}))
  })
  address = await http.listen({ port: 0, host: "127.0.0.1" })
})
afterAll(() => http.close())

const post = (headers: string, body = "") =>
  `POST /api/tracking/activity HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n\r\n${body}`

test.each([
  ["garbage", "\x00\x01\x02 nothing of HTTP\r\n\r\n", 400],
  ["an unknown method", "BREW /api/health HTTP/1.1\r\nhost: x\r\n\r\n", 400],
  ["an unsupported method", "PROPFIND /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", 404],
  ["an unknown version", "GET /api/health HTTP/9.9\r\nhost: x\r\n\r\n", 400],
  ["two hosts", "GET /api/health HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n", 400],
  ["the same host twice", "GET /api/health HTTP/1.1\r\nhost: x\r\nHost: x\r\nconnection: close\r\n\r\n", 400],
  ["an unknown transfer coding", post("transfer-encoding: gzip", ""), 400],
  ["an unknown coding before chunks", post("transfer-encoding: gzip, chunked", "0\r\n\r\n"), 400],
  ["a misspelt transfer coding", post("transfer-encoding: xchunked", ""), 400],
  ["no host", "GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ["two lengths", post("content-length: 2\r\ncontent-length: 3", "{}"), 400],
  ["a length and chunks", post("content-length: 2\r\ntransfer-encoding: chunked", "0\r\n\r\n"), 400],
  ["a negative length", post("content-length: -1"), 400],
  ["broken chunks", post("content-type: application/json\r\ntransfer-encoding: chunked", "zz\r\n{}\r\n0\r\n\r\n"), 400],
  ["a header without a name", "GET /api/health HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n", 400],
  ["a NUL in a header", "GET /api/health HTTP/1.1\r\nhost: x\r\nx-y: a\x00b\r\n\r\n", 400],
  ["headers that are too large", `GET /api/health HTTP/1.1\r\nhost: x\r\nx-y: ${"y".repeat(20_000)}\r\n\r\n`, 431],
  ["a long URL", `GET /api/health?${"x".repeat(4_000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`, 414],
  ["invalid percent-encoding", "GET /api/%zz%/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", 400],
  [
    "an unknown expectation",
    post("expect: the-unexpected\r\ncontent-type: text/plain\r\ncontent-length: 2", "{}"),
    415,
  ],
])("[SEC-8a] [SEC-8c] answers %s with the envelope and a request id", async (_, bytes, status) => {
  const answer = await sendRawBytes(address, bytes)
  const [head = "", body = ""] = answer.split("\r\n\r\n")
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toMatch(/^x-request-id: [A-Za-z0-9._-]{8,64}$/m)
  expect(failure.safeParse(JSON.parse(body)).success).toBe(true)
  expect(answer).not.toMatch(/node_modules|\.ts:|at .*\(/)
})

test("[SEC-8a] still answers a valid request after all the invalid ones", async () => {
  const answer = await sendRawBytes(address, "GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})

test.each([
  ["headers never end", "GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow"],
  ["body never ends", post("content-type: application/json\r\ncontent-length: 20", "{")],
])("[SEC-8a] a request whose %s is answered with 408 soon after the timeout", async (_, bytes) => {
  const { headersTimeout, requestTimeout } = http.server
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 20_000])
  // Node is set to check the timeouts every second. Its default of half a minute would delay all of them.
  Object.assign(http.server, { headersTimeout: 100, requestTimeout: 200 })
  const answer = await sendRawBytes(address, bytes)
  Object.assign(http.server, { headersTimeout, requestTimeout })
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*"code":"TOO_SLOW"/)
})

test("[SEC-8a] a request that turns out to be invalid while it is answered gets no second response (decision 057)", async () => {
  const server = createServer((_, response) => void response.write("first part"))
  server.on("clientError", createConnectionRefuser({}))
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1")
  socket.write("POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n")
  await once(socket, "readable")
  socket.write("not a chunk\r\n")
  const answer = await text(socket)
  server.close()
  expect(answer).toContain("first part")
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

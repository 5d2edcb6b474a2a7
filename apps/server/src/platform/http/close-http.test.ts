import { once } from "node:events"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { buildTestHttp } from "../../testing/build-test-http.ts"
import { closeHttp } from "./close-http.ts"

test("an unused connection does not delay the server’s stop", { timeout: 20_000 }, async () => {
  const http = buildTestHttp((route) => route("GET /health", () => ({})))
  const { port } = new URL(await http.listen({ port: 0, host: "127.0.0.1" }))
  const socket = connect(Number(port), "127.0.0.1")
  await Promise.all([once(socket, "connect"), once(http.server, "connection")])
  const socketClosed = once(socket, "close")
  await closeHttp(http)
  await socketClosed
  expect(socket.destroyed).toBe(true)
})

const GET = "GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"

test("a request on an open connection is answered after the server stopped listening", async () => {
  const http = buildTestHttp((route) => route("GET /health", () => ({})))
  const { port } = new URL(await http.listen({ port: 0, host: "127.0.0.1" }))
  const used = connect(Number(port), "127.0.0.1")
  const unused = connect(Number(port), "127.0.0.1")
  used.write(GET)
  const [first] = (await once(used, "data")) as [Buffer]
  expect(first.toString()).toMatch(/^HTTP\/1\.1 200 [^]*connection: keep-alive/i)

  const closed = closeHttp(http)
  expect(http.server.listening).toBe(false)
  for (const socket of [used, unused]) {
    const answer = text(socket)
    socket.write(GET)
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i)
  }
  await closed
})

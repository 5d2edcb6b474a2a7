import { once } from "node:events"
import { connect } from "node:net"
import { expect, test } from "vitest"
import { bareHttp } from "../../testing/bare-http.ts"
import { closeHttp } from "./close-http.ts"

test("[SEC-12] a connection that nobody used does not hold a server that stops", { timeout: 20_000 }, async () => {
  const http = bareHttp((route) => route("GET /health", () => ({ status: "success" })))
  const { port } = new URL(await http.listen({ port: 0, host: "127.0.0.1" }))
  const socket = connect(Number(port), "127.0.0.1")
  await Promise.all([once(socket, "connect"), once(http.server, "connection")])
  const over = once(socket, "close")
  await closeHttp(http)
  await over
  expect(socket.destroyed).toBe(true)
})

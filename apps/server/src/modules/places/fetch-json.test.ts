import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { fetchJson } from "./fetch-json.ts"

let server: Server
afterEach(() => void server.close().closeAllConnections())

async function fetchFrom(listener: RequestListener, timeoutMs = 5_000, signal?: AbortSignal): Promise<unknown> {
  server = createServer(listener)
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return fetchJson(new URL(`http://127.0.0.1:${port}/?key=secret`), timeoutMs, signal).catch(
    (error: { reason: string }) => error.reason,
  )
}

test("[LOC-6d] a JSON response is parsed", async () => {
  expect(await fetchFrom((_, response) => response.end('{"status":"OK"}'))).toEqual({ status: "OK" })
})

test("[LOC-6d] a redirect is not followed, because it would pass the key on", async () => {
  const requests: string[] = []
  const reason = await fetchFrom((request, response) => {
    requests.push(request.url ?? "")
    response.writeHead(302, { location: "/elsewhere" }).end()
  })
  expect([reason, requests]).toEqual(["status 302", ["/?key=secret"]])
})

test("[LOC-6d] a response that is too large is refused", async () => {
  expect(await fetchFrom((_, response) => response.end(`"${"x".repeat(600_000)}"`))).toBe("response too large")
})

test("[LOC-6d] a response that never ends is refused as too slow", async () => {
  expect(await fetchFrom((_, response) => void response.write('{"status":'), 200)).toBe("too slow")
})

test("[LOC-6d] an aborted request fails as unreachable", async () => {
  expect(await fetchFrom(() => {}, 60_000, AbortSignal.timeout(100))).toBe("unreachable")
})

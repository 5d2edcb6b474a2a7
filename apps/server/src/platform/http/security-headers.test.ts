import { afterAll, beforeAll, expect, test } from "vitest"
import { createLog, nullDestination } from "../log/create-log.ts"
import { sendRawBytes } from "../../testing/send-raw-bytes.ts"
import { buildHttp } from "./build-http.ts"

const http = buildHttp({ log: createLog("silent", nullDestination), trustProxy: undefined, environment: "production" })
let address: string
beforeAll(async () => {
  http.get("/fine", (_request, reply) => void reply.send("fine"))
  http.get("/broken", () => {
    throw new Error("broken")
  })
  address = await http.listen({ port: 0, host: "127.0.0.1" })
})
afterAll(() => http.close())

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`

test.each([
  ["a valid request", request("/fine"), 200],
  ["an unknown path", request("/nowhere"), 404],
  ["a request that fails", request("/broken"), 500],
  ["an invalid path", request("/%zz"), 400],
  ["a request that is not HTTP", "\x00\x01\r\n\r\n", 400],
  ["headers that are too large", `GET / HTTP/1.1\r\nhost: x\r\nx-y: ${"y".repeat(20_000)}\r\n\r\n`, 431],
])("the response to %s has the security headers, in production with HSTS", async (_, bytes, status) => {
  const [head = ""] = (await sendRawBytes(address, bytes)).split("\r\n\r\n")
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const name of [
    "strict-transport-security: max-age=31536000; includeSubDomains",
    "cross-origin-resource-policy: same-origin",
    "cross-origin-opener-policy: same-origin",
    "x-content-type-options: nosniff",
  ]) {
    expect(head.split("\r\n")).toContain(name)
  }
  expect(head).toMatch(/^permissions-policy: .*geolocation=\(self\).*microphone=\(self\)/m)
})

test("only production sends strict-transport-security", async () => {
  const local = buildHttp({ log: createLog("silent", nullDestination), trustProxy: undefined })
  const { headers } = await local.inject("/nowhere")
  expect(headers).not.toHaveProperty("strict-transport-security")
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin")
})

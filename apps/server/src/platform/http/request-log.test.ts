import { expect, test } from "vitest"
import { buildTestHttp } from "../../testing/build-test-http.ts"
import { createLog } from "../log/create-log.ts"

test("[SEC-11a] [SEC-11b] logs one line per request with its id and without secrets", async () => {
  const lines: string[] = []
  const http = buildTestHttp(
    (route) =>
      route("GET /v1/{storeId}/menu/data", () => {
        throw new Error("the oven is cold")
      }),
    { logTo: { write: (line) => void lines.push(line) } },
  )
  await http.inject({
    url: "/api/v1/9876543210/menu/data?otp=123456",
    headers: { "x-request-id": "request-1", authorization: "Bearer secret-token", cookie: "refresh=secret-cookie" },
  })
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const requests = entries.filter(({ msg }) => msg === "request")
  expect(requests).toEqual([
    expect.objectContaining({
      level: "info",
      requestId: "request-1",
      method: "GET",
      path: "/api/v1/98***10/menu/data",
      status: 500,
      code: "INTERNAL",
      ms: expect.any(Number),
    }),
  ])
  const error = entries.find(({ level }) => level === "error")
  expect(error).toMatchObject({ requestId: "request-1", err: { message: "the oven is cold" } })
  expect(lines.join("")).not.toMatch(/secret|123456|9876543210/)
})

test("[SEC-11b] removes secrets from every log entry by field name", () => {
  const lines: string[] = []
  const log = createLog("info", { write: (line) => void lines.push(line) })
  const secret = "do-not-keep"
  log.info({ headers: { authorization: secret, cookie: secret, "x-session-token": secret } }, "headers")
  log.info({ refreshToken: secret, body: { otp: secret, customer: { mobile: secret } } }, "body")
  expect(lines.join("")).not.toContain(secret)
  expect(lines).toHaveLength(2)
})

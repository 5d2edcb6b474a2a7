import type { GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import { parseSetCookie } from "cookie"
import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const start = (headers: Record<string, string> = {}) =>
  app.http.inject({
    method: "POST",
    url: "/api/loginhandler/anonymoususer",
    headers: { host: "in.localhost", "client-type": "web app-chrome", ...headers },
  })

const alerts = (authorization: string, host = "in.localhost") =>
  app.http.inject({ method: "POST", url: "/api/sso-aggregation/ve1/logout", headers: { host, authorization } })

test("[SES-1] a visitor without credentials gets an anonymous session", async () => {
  const answer = await start()
  expect(answer.statusCode).toBe(200)
  const { status, userId, cartId, credentials } = answer.json<GuestSession>()
  expect(status).toBe("SUCCESS")
  expect(userId).not.toBe(cartId)
  expect(credentials.accessKeyId).toBeTruthy()
  expect(credentials.sessionToken).toBeTruthy()
  expect((await alerts(credentials.secretKey)).statusCode).toBe(200)
  expect(parseSetCookie(String(answer.headers["set-cookie"])).name).toBe("hearth_refresh")
})

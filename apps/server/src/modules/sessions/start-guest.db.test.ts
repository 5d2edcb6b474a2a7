import type { GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import { parseSetCookie } from "cookie"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asGuest, testBrowser } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"

let app: TestApp
let productionApp: TestApp
beforeAll(async () => {
  app = await build()
  productionApp = await build({
    database: app.database,
    settings: { environment: "production", trustProxy: "127.0.0.1" },
  })
})
afterAll(async () => {
  await productionApp.close()
  await app.close()
})

const errorCodeOf = (response: { json(): { errors?: { code: string }[] } }) => response.json().errors?.[0]?.code
const cookieOf = (response: { headers: Record<string, unknown> }) =>
  parseSetCookie(String(response.headers["set-cookie"]))

test("[SES-1a] a visitor without credentials gets a guest session that can make guest calls", async () => {
  const visitor = testBrowser(app)
  const response = await visitor.startGuest()
  expect(response.statusCode).toBe(200)
  const { status, userId, cartId, credentials } = response.json<GuestSession>()
  expect(status).toBe("SUCCESS")
  const ids = [userId, cartId, credentials.accessKeyId, credentials.secretKey, credentials.sessionToken]
  expect(new Set(ids.filter((id) => id.length > 15)).size).toBe(5)
  expect((await visitor.get("/api/alerts")).statusCode).toBe(200)
})

test("[SEC-4c] a browser’s refresh token is only in a cookie that scripts can’t read", async () => {
  const response = await testBrowser(app).startGuest()
  const { name, value, httpOnly, sameSite, path, maxAge, secure, domain } = cookieOf(response)
  expect({ name, httpOnly, sameSite, path, maxAge, secure, domain }).toEqual({
    name: "hearth_refresh",
    httpOnly: true,
    sameSite: "strict",
    path: "/api",
    maxAge: 90 * 24 * 3600,
    secure: undefined,
    domain: undefined,
  })
  expect(response.json().credentials).not.toHaveProperty("refreshToken")
  expect(response.body).not.toContain(value)
  expect(response.headers["cache-control"]).toBe("no-store")
})

test("[SEC-4c] the cookie is secure in production and for requests over https", async () => {
  const proxiedApp = await build({ database: app.database, settings: { trustProxy: "127.0.0.1" } })
  expect(cookieOf(await testBrowser(productionApp).startGuest()).secure).toBe(true)
  expect(cookieOf(await testBrowser(proxiedApp).startGuest({ "x-forwarded-proto": "https" })).secure).toBe(true)
  expect(cookieOf(await testBrowser(proxiedApp).startGuest({ "x-forwarded-proto": "http" })).secure).toBe(undefined)
  await proxiedApp.close()
})

test.each(["web app-paytm", "web app-gpay"])(
  "[SEC-4d] %s gets the refresh token in the body, valid for an hour, and no cookie",
  async (type) => {
    const visitor = testBrowser(app)
    const response = await visitor.startGuest({ "client-type": type })
    expect(response.headers).not.toHaveProperty("set-cookie")
    const { userId, credentials } = response.json<GuestSession>()
    const body = { userId, refreshToken: credentials.refreshToken }
    const refresh = () => visitor.post("/api/loginhandler/refreshtokenanonymous", body, { "client-type": type })
    app.clock.advance(59 * 60)
    const refreshed = await refresh()
    expect(refreshed.statusCode).toBe(200)
    expect(refreshed.headers).not.toHaveProperty("set-cookie")
    body.refreshToken = refreshed.json<GuestSession>().credentials.refreshToken
    app.clock.advance(61 * 60)
    expect([(await refresh()).statusCode, errorCodeOf(await refresh())]).toEqual([401, "SESSION_ENDED"])
  },
)

test("[SEC-4e] access tokens are valid for the 15 minutes that the response states", async () => {
  const visitor = await asGuest(app)
  const { expiresAt } = (await visitor.refresh()).json<GuestSession>().credentials
  expect(new Date(expiresAt).getTime() - app.clock.now().getTime()).toBe(15 * 60 * 1000)
  app.clock.advance(15 * 60 - 1)
  expect((await visitor.get("/api/alerts")).statusCode).toBe(200)
  app.clock.advance(1)
  const expiredResponse = await visitor.get("/api/alerts")
  expect([expiredResponse.statusCode, errorCodeOf(expiredResponse)]).toEqual([401, "CREDENTIALS_EXPIRED"])
})

test("starting a guest session ends the previous session with its access and refresh tokens", async () => {
  const previous = await asGuest(app)
  const oldCredentials = { ...previous }
  const visitor = Object.assign(testBrowser(app), {
    bearer: oldCredentials.bearer,
    cookie: oldCredentials.cookie,
    userId: oldCredentials.userId,
  })
  await visitor.startGuest()
  expect(visitor.userId).not.toBe(oldCredentials.userId)
  expect(errorCodeOf(await previous.get("/api/alerts"))).toBe("SESSION_ENDED")
  expect(errorCodeOf(await previous.refresh())).toBe("SESSION_ENDED")
  expect((await visitor.get("/api/alerts")).statusCode).toBe(200)
})

test.each(["the cookie alone", "an expired access token"])(
  "starting a guest session with %s ends the previous session as well",
  async (credential) => {
    const previous = await asGuest(app)
    const visitor = testBrowser(app)
    if (credential === "the cookie alone") visitor.cookie = previous.cookie
    else {
      visitor.bearer = previous.bearer
      app.clock.advance(3600)
    }
    await visitor.startGuest()
    expect(errorCodeOf(await previous.refresh())).toBe("SESSION_ENDED")
  },
)

test.each([
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["a neighbouring host", { "sec-fetch-site": "same-site", origin: "http://lk.localhost" }],
  ["another site, in an old browser", { "sec-fetch-site": "none", origin: "https://evil.example" }],
  ["a page without an origin", { origin: "null" }],
])("%s can’t replace a visitor’s session", async (_, headers) => {
  const visitor = await asGuest(app)
  const cookie = visitor.cookie
  const response = await visitor.startGuest(headers)
  expect([response.statusCode, errorCodeOf(response)]).toEqual([403, "FORBIDDEN"])
  expect(response.headers).not.toHaveProperty("set-cookie")
  expect(visitor.cookie).toBe(cookie)
  expect((await visitor.get("/api/alerts")).statusCode).toBe(200)
})

test("the country’s public origin counts as our own page, and another country’s does not", async () => {
  const appWithOrigin = await build({ database: app.database, settings: { publicOrigin: "https://hearth.example" } })
  const startFrom = async (origin: string) =>
    (await testBrowser(appWithOrigin, "lk.internal:3000").startGuest({ origin })).statusCode
  expect(await startFrom("https://lk.hearth.example")).toBe(200)
  expect(await startFrom("https://hearth.example")).toBe(200)
  expect(await startFrom("https://bd.hearth.example")).toBe(403)
  await appWithOrigin.close()
})

test("new guests are limited per network, by minute and by day, with a retry-after header", async () => {
  const limitedApp = await build({ settings: { guestsPerMinute: 2, guestsPerDay: 3, trustProxy: "127.0.0.1" } })
  const startFrom = (address: string) => testBrowser(limitedApp).startGuest({ "x-forwarded-for": address })
  const statuses: number[] = []
  for (const address of ["203.0.113.1", "203.0.113.1", "203.0.113.1", "203.0.113.2"]) {
    statuses.push((await startFrom(address)).statusCode)
  }
  expect(statuses).toEqual([200, 200, 429, 200])
  limitedApp.clock.advance(61)
  expect((await startFrom("203.0.113.1")).statusCode).toBe(200)
  const refused = await startFrom("203.0.113.1")
  expect([refused.statusCode, errorCodeOf(refused)]).toEqual([429, "TOO_MANY_REQUESTS"])
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60)
  await limitedApp.close()
})

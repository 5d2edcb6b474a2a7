import type { GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import { parseSetCookie } from "cookie"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asGuest, testBrowser } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"

let app: TestApp
let live: TestApp
beforeAll(async () => {
  app = await build()
  live = await build({ database: app.database, settings: { environment: "production", trustProxy: "127.0.0.1" } })
})
afterAll(async () => {
  await live.close()
  await app.close()
})

const codeOf = (answer: { json(): { errors?: { code: string }[] } }) => answer.json().errors?.[0]?.code
const cookieOf = (answer: { headers: Record<string, unknown> }) => parseSetCookie(String(answer.headers["set-cookie"]))

test("[SES-1a] a visitor without credentials gets a guest session that can make guest calls", async () => {
  const visitor = testBrowser(app)
  const answer = await visitor.startGuest()
  expect(answer.statusCode).toBe(200)
  const { status, userId, cartId, credentials } = answer.json<GuestSession>()
  expect(status).toBe("SUCCESS")
  const ids = [userId, cartId, credentials.accessKeyId, credentials.secretKey, credentials.sessionToken]
  expect(new Set(ids.filter((id) => id.length > 15)).size).toBe(5)
  expect((await visitor.get("/api/alerts")).statusCode).toBe(200)
})

test("[SEC-4c] a browser’s refresh token is only in a cookie that scripts can’t read", async () => {
  const answer = await testBrowser(app).startGuest()
  const { name, value, httpOnly, sameSite, path, maxAge, secure, domain } = cookieOf(answer)
  expect({ name, httpOnly, sameSite, path, maxAge, secure, domain }).toEqual({
    name: "hearth_refresh",
    httpOnly: true,
    sameSite: "strict",
    path: "/api",
    maxAge: 90 * 24 * 3600,
    secure: undefined,
    domain: undefined,
  })
  expect(answer.json().credentials).not.toHaveProperty("refreshToken")
  expect(answer.body).not.toContain(value)
  expect(answer.headers["cache-control"]).toBe("no-store")
})

test("[SEC-4c] the cookie is secure in production and for requests over https", async () => {
  const elsewhere = await build({ database: app.database, settings: { trustProxy: "127.0.0.1" } })
  expect(cookieOf(await testBrowser(live).startGuest()).secure).toBe(true)
  expect(cookieOf(await testBrowser(elsewhere).startGuest({ "x-forwarded-proto": "https" })).secure).toBe(true)
  expect(cookieOf(await testBrowser(elsewhere).startGuest({ "x-forwarded-proto": "http" })).secure).toBe(undefined)
  await elsewhere.close()
})

test.each(["web app-paytm", "web app-gpay"])(
  "[SEC-4d] %s gets the refresh token in the body, valid for an hour, and no cookie",
  async (type) => {
    const visitor = testBrowser(app)
    const answer = await visitor.startGuest({ "client-type": type })
    expect(answer.headers).not.toHaveProperty("set-cookie")
    const { userId, credentials } = answer.json<GuestSession>()
    const body = { userId, refreshToken: credentials.refreshToken }
    const refresh = () => visitor.post("/api/loginhandler/refreshtokenanonymous", body, { "client-type": type })
    app.clock.advance(59 * 60)
    const refreshed = await refresh()
    expect(refreshed.statusCode).toBe(200)
    expect(refreshed.headers).not.toHaveProperty("set-cookie")
    body.refreshToken = refreshed.json<GuestSession>().credentials.refreshToken
    app.clock.advance(61 * 60)
    expect([(await refresh()).statusCode, codeOf(await refresh())]).toEqual([401, "SESSION_ENDED"])
  },
)

test("[SEC-4e] access tokens are valid for the 15 minutes that the response states", async () => {
  const visitor = await asGuest(app)
  const { expiresAt } = (await visitor.refresh()).json<GuestSession>().credentials
  expect(new Date(expiresAt).getTime() - app.clock.now().getTime()).toBe(15 * 60 * 1000)
  app.clock.advance(15 * 60 - 1)
  expect((await visitor.get("/api/alerts")).statusCode).toBe(200)
  app.clock.advance(1)
  const late = await visitor.get("/api/alerts")
  expect([late.statusCode, codeOf(late)]).toEqual([401, "CREDENTIALS_EXPIRED"])
})

test("starting a guest session ends the previous session with its access and refresh tokens", async () => {
  const before = await asGuest(app)
  const old = { ...before }
  const visitor = Object.assign(testBrowser(app), { bearer: old.bearer, cookie: old.cookie, userId: old.userId })
  await visitor.startGuest()
  expect(visitor.userId).not.toBe(old.userId)
  expect(codeOf(await before.get("/api/alerts"))).toBe("SESSION_ENDED")
  expect(codeOf(await before.refresh())).toBe("SESSION_ENDED")
  expect((await visitor.get("/api/alerts")).statusCode).toBe(200)
})

test.each(["the cookie alone", "an access token that has run out"])(
  "starting a guest session with %s ends the previous session as well",
  async (by) => {
    const before = await asGuest(app)
    const visitor = testBrowser(app)
    if (by === "the cookie alone") visitor.cookie = before.cookie
    else {
      visitor.bearer = before.bearer
      app.clock.advance(3600)
    }
    await visitor.startGuest()
    expect(codeOf(await before.refresh())).toBe("SESSION_ENDED")
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
  const answer = await visitor.startGuest(headers)
  expect([answer.statusCode, codeOf(answer)]).toEqual([403, "FORBIDDEN"])
  expect(answer.headers).not.toHaveProperty("set-cookie")
  expect(visitor.cookie).toBe(cookie)
  expect((await visitor.get("/api/alerts")).statusCode).toBe(200)
})

test("the country’s public origin counts as our own page, and another country’s does not", async () => {
  const behind = await build({ database: app.database, settings: { publicOrigin: "https://hearth.example" } })
  const from = async (origin: string) =>
    (await testBrowser(behind, "lk.internal:3000").startGuest({ origin })).statusCode
  expect(await from("https://lk.hearth.example")).toBe(200)
  expect(await from("https://hearth.example")).toBe(200)
  expect(await from("https://bd.hearth.example")).toBe(403)
  await behind.close()
})

test("new guests are limited per network, by minute and by day, with a retry-after header", async () => {
  const limited = await build({ settings: { guestsPerMinute: 2, guestsPerDay: 3, trustProxy: "127.0.0.1" } })
  const from = (address: string) => testBrowser(limited).startGuest({ "x-forwarded-for": address })
  const statuses: number[] = []
  for (const address of ["203.0.113.1", "203.0.113.1", "203.0.113.1", "203.0.113.2"]) {
    statuses.push((await from(address)).statusCode)
  }
  expect(statuses).toEqual([200, 200, 429, 200])
  limited.clock.advance(61)
  expect((await from("203.0.113.1")).statusCode).toBe(200)
  const refused = await from("203.0.113.1")
  expect([refused.statusCode, codeOf(refused)]).toEqual([429, "TOO_MANY_REQUESTS"])
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60)
  await limited.close()
})

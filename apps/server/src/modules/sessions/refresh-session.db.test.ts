import type { GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asGuest, testBrowser } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"

let app: TestApp
const logLines: string[] = []
beforeAll(async () => {
  app = await build({ logTo: { write: (line: string) => void logLines.push(line) } })
})
afterAll(() => app.close())

const errorCodeOf = (response: { json(): { errors?: { code: string }[] } }) => response.json().errors?.[0]?.code
/** Returns another browser with a copy of the cookie. */
const copyOf = (visitor: { cookie: string; userId: string }, host?: string) =>
  Object.assign(testBrowser(app, host), { cookie: visitor.cookie, userId: visitor.userId })

test("[SES-4b] [SEC-3b] a refresh returns new credentials of the same guest and a new refresh token", async () => {
  const visitor = await asGuest(app)
  const original = { ...visitor }
  app.clock.advance(20 * 60)
  const response = await visitor.refresh()
  expect(response.statusCode).toBe(200)
  expect(visitor.userId).toBe(original.userId)
  expect(visitor.cookie).not.toBe(original.cookie)
  expect(response.json()).not.toHaveProperty("credentials.refreshToken")
  expect((await visitor.get("/api/alerts")).statusCode).toBe(200)
})

test("[SEC-3a] a user id, alone or with the access credentials, is no substitute for a refresh token", async () => {
  const visitor = await asGuest(app)
  const { accessKeyId, sessionToken } = (await visitor.refresh()).json<GuestSession>().credentials
  const stranger = testBrowser(app)
  const attempts = [
    {},
    { refreshToken: accessKeyId },
    { refreshToken: sessionToken },
    { refreshToken: visitor.userId },
    { refreshToken: visitor.bearer },
  ]
  for (const proof of attempts) {
    for (const path of ["refreshtokenanonymous", "refreshtoken"]) {
      const response = await stranger.post(`/api/loginhandler/${path}`, { userId: visitor.userId, ...proof })
      expect([response.statusCode, errorCodeOf(response)]).toEqual([401, "REFRESH_REFUSED"])
    }
  }
  expect((await visitor.refresh()).statusCode).toBe(200)
})

test("[SES-5a] a refused refresh returns the specified message", async () => {
  const response = await testBrowser(app).post("/api/loginhandler/refreshtoken", { userId: crypto.randomUUID() })
  expect(response.json().errors[0].displayMsg).toBe(
    "Looks like something went wrong, please retry. If you were logged in, please re-login...",
  )
})

test("[SEC-3a] a token with another user’s id is refused and logged, and both sessions stay valid", async () => {
  const [visitor, victim] = [await asGuest(app), await asGuest(app)]
  logLines.length = 0
  const response = await visitor.post("/api/loginhandler/refreshtokenanonymous", { userId: victim.userId })
  expect([response.statusCode, errorCodeOf(response)]).toEqual([401, "REFRESH_REFUSED"])
  const logged = logLines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "refresh refused")
  expect(logged).toMatchObject({
    level: "warn",
    reason: "token of another user",
    requestId: response.headers["x-request-id"],
  })
  expect([(await visitor.refresh()).statusCode, (await victim.refresh()).statusCode]).toEqual([200, 200])
})

test("a guest’s token can’t refresh a customer’s session and is refused in another country", async () => {
  const visitor = await asGuest(app)
  const customerRefresh = await visitor.post("/api/loginhandler/refreshtoken", { userId: visitor.userId })
  expect(errorCodeOf(customerRefresh)).toBe("REFRESH_REFUSED")
  expect(errorCodeOf(await copyOf(visitor, "lk.localhost").refresh())).toBe("REFRESH_REFUSED")
  expect((await visitor.refresh()).statusCode).toBe(200)
})

test("[SEC-3c] the token before the newest gets the same successor for 30 seconds", async () => {
  const visitor = await asGuest(app)
  const otherTab = copyOf(visitor)
  await visitor.refresh()
  app.clock.advance(30)
  expect((await otherTab.refresh()).statusCode).toBe(200)
  expect(otherTab.cookie).toBe(visitor.cookie)
  expect((await visitor.refresh()).statusCode).toBe(200)
})

test("[SEC-3b] [SEC-3c] [SEC-3d] using the previous token after 30 seconds ends the session, also for the holder of the newest token", async () => {
  const visitor = await asGuest(app)
  const thief = copyOf(visitor)
  await visitor.refresh()
  app.clock.advance(31)
  logLines.length = 0
  expect(errorCodeOf(await thief.refresh())).toBe("REFRESH_REFUSED")
  expect(logLines.join("")).toContain("token reused, session ended")
  expect(errorCodeOf(await visitor.get("/api/alerts"))).toBe("SESSION_ENDED")
  expect(errorCodeOf(await visitor.refresh())).toBe("SESSION_ENDED")
})

test("[SEC-3d] an older token ends the session even within the 30 seconds", async () => {
  const visitor = await asGuest(app)
  const thief = copyOf(visitor)
  await visitor.refresh()
  await visitor.refresh()
  expect(errorCodeOf(await thief.refresh())).toBe("REFRESH_REFUSED")
  expect(errorCodeOf(await visitor.refresh())).toBe("SESSION_ENDED")
})

test("a browser’s guest session ends 90 days after it began, regardless of refreshes", async () => {
  const visitor = await asGuest(app)
  app.clock.advance(60 * 24 * 3600)
  expect((await visitor.refresh()).statusCode).toBe(200)
  app.clock.advance(29 * 24 * 3600)
  const lastRefresh = await visitor.refresh()
  expect(lastRefresh.statusCode).toBe(200)
  expect(String(lastRefresh.headers["set-cookie"])).toContain("Max-Age=86400;")
  app.clock.advance(24 * 3600 - 60)
  expect((await visitor.get("/api/alerts")).statusCode).toBe(401)
  expect((await visitor.refresh()).statusCode).toBe(200)
  expect((await visitor.get("/api/alerts")).statusCode).toBe(200)
  app.clock.advance(61)
  expect((await visitor.get("/api/alerts")).statusCode).toBe(401)
  expect(errorCodeOf(await visitor.refresh())).toBe("SESSION_ENDED")
})

test.each([
  ["without a client type, as forms send it", { "client-type": "" }],
  ["with an unknown client type", { "client-type": "browser" }],
  ["from another site", { "sec-fetch-site": "cross-site" }],
  ["from another origin", { origin: "https://evil.example" }],
])("a cookie sent %s is refused and stays valid", async (_, headers) => {
  const visitor = await asGuest(app)
  const response = await visitor.refresh(headers)
  expect([response.statusCode, errorCodeOf(response)]).toEqual([401, "REFRESH_REFUSED"])
  expect(response.headers).not.toHaveProperty("set-cookie")
  expect((await visitor.refresh()).statusCode).toBe(200)
})

test("[SEC-4c] a script that claims to be a mini-app does not get the cookie’s token in the body", async () => {
  const visitor = await asGuest(app)
  const response = await visitor.refresh({ "client-type": "web app-paytm" })
  expect(response.statusCode).toBe(200)
  expect(response.json().credentials).not.toHaveProperty("refreshToken")
  expect(response.headers).toHaveProperty("set-cookie")
})

test("only hashes of refresh tokens are stored", async () => {
  const visitor = await asGuest(app)
  await visitor.refresh()
  const stored = await sql`
    select session::text || coalesce(string_agg(token::text, ''), '') as everything
    from identity.session join identity.refresh_token token on token.session_id = session.id
    where user_id = ${visitor.userId} group by session`.execute(app.database.db)
  expect(stored.rows).toHaveLength(1)
  expect(JSON.stringify(stored.rows)).not.toContain(visitor.cookie)
})

test("[SEC-2a] I15: the database refuses a second unused token in a session", async () => {
  const visitor = await asGuest(app)
  const second = sql`
    insert into identity.refresh_token (session_id, generation, hash, made_at)
    select id, 7, 'made by hand', now() from identity.session where user_id = ${visitor.userId}`
  await expect(second.execute(app.database.db)).rejects.toMatchObject({ code: "23505" })
})

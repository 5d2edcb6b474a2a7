import { SignJWT } from "jose"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asGuest, testBrowser } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { endSessionsOf, filterOpenSessions } from "./sessions.store.ts"

let app: TestApp
let otherNode: TestApp
const logLines: string[] = []
beforeAll(async () => {
  app = await build({ logTo: { write: (line: string) => void logLines.push(line) } })
  otherNode = await build({ database: app.database })
})
afterAll(async () => {
  await otherNode.close()
  await app.close()
})

const request = (authorization: string, host = "in.localhost", target = app) =>
  target.http.inject({ url: "/api/alerts", headers: { host, authorization } })
const outcome = async (...args: Parameters<typeof request>) => {
  const response = await request(...args)
  return [response.statusCode, response.json().errors?.[0].code]
}

test("the authorization header is accepted with and without Bearer, on every node", async () => {
  const { bearer } = await asGuest(app)
  for (const header of [bearer, `Bearer ${bearer}`, `bearer  ${bearer}`]) {
    expect(await outcome(header)).toEqual([200, undefined])
    expect(await outcome(header, "in.localhost", otherNode)).toEqual([200, undefined])
  }
})

test("[SES-9] [SEC-3a] forged, foreign and missing credentials are refused with an error that can be shown to the visitor", async () => {
  const { bearer } = await asGuest(app)
  const [header = "", payload = "", signature = ""] = bearer.split(".")
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString())
  const signedWith = (key: string, alg = "HS256") =>
    new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key.padEnd(64, "x")))
  const unsigned = Buffer.from('{"alg":"none"}').toString("base64url")
  const forged = {
    "no token at all": "",
    nonsense: "nonsense",
    "the session id": claims.sid as string,
    "the user id": `Bearer ${claims.sub}`,
    "signed by somebody else": await signedWith("somebody else"),
    "signed with the secret itself, not its key": await signedWith(app.settings.secret),
    "without algorithm": `${unsigned}.${payload}.`,
    "another payload": `${header}.${Buffer.from(JSON.stringify({ ...claims, kind: "customer" })).toString("base64url")}.${signature}`,
    "cut off": bearer.slice(0, -2),
    "with trailing characters": `${bearer}=`,
    "with an extra part": `${bearer}.${signature}`,
    "another header over the same signature": `${Buffer.from('{"alg":"HS256","typ":"JWT"}').toString("base64url")}.${payload}.${signature}`,
  }
  for (const [label, token] of Object.entries(forged)) {
    expect([label, ...(await outcome(token))]).toEqual([label, 401, "UNAUTHENTICATED"])
  }
  const [error] = (await request("")).json().errors
  expect(Object.keys(error).sort()).toEqual(["btnMsg", "code", "displayMsg", "header"])
})

test("credentials of one country are refused in another", async () => {
  const { bearer } = await asGuest(app, "lk.localhost")
  expect(await outcome(bearer, "lk.localhost")).toEqual([200, undefined])
  expect(await outcome(bearer, "bd.localhost")).toEqual([401, "UNAUTHENTICATED"])
})

test("[SEC-3e] logging out invalidates the access token and the refresh token immediately on every node", async () => {
  const visitor = await asGuest(app)
  const { cookie } = visitor
  const response = await visitor.post("/api/sso-aggregation/ve1/logout")
  expect([response.statusCode, response.json()]).toEqual([200, { status: "success" }])
  expect(visitor.cookie).toBe("")
  expect(String(response.headers["set-cookie"])).toMatch(
    /^hearth_refresh=; Max-Age=0; Path=\/api; HttpOnly; SameSite=Strict$/,
  )
  expect(await outcome(visitor.bearer)).toEqual([401, "SESSION_ENDED"])
  expect(await outcome(visitor.bearer, "in.localhost", otherNode)).toEqual([401, "SESSION_ENDED"])
  const thief = Object.assign(testBrowser(otherNode), { cookie, userId: visitor.userId })
  expect((await thief.refresh()).json().errors[0].code).toBe("SESSION_ENDED")
})

test("a session whose row was deleted has ended", async () => {
  const visitor = await asGuest(app)
  await sql`delete from identity.session where user_id = ${visitor.userId}`.execute(app.database.db)
  expect(await outcome(visitor.bearer)).toEqual([401, "SESSION_ENDED"])
})

test("[SEC-3e] filterOpenSessions leaves out ended, expired and unknown sessions", async () => {
  const [activeGuest, endedGuest] = [await asGuest(app), await asGuest(app)]
  const idOf = async ({ userId }: { userId: string }) => {
    const { rows } = await sql<{ id: string }>`select id from identity.session where user_id = ${userId}`.execute(
      app.database.db,
    )
    return rows[0]?.id ?? ""
  }
  const ids = [await idOf(activeGuest), await idOf(endedGuest), crypto.randomUUID()]
  const findOpenIds = (now = app.clock.now()) => filterOpenSessions(app.database.db, ids, now)
  expect(await findOpenIds()).toEqual(new Set(ids.slice(0, 2)))
  await endSessionsOf(app.database.db, endedGuest.userId, "ended everywhere", app.clock.now())
  expect(await findOpenIds()).toEqual(new Set(ids.slice(0, 1)))
  expect(await findOpenIds(new Date("2200-01-01"))).toEqual(new Set())
})

test("[SEC-11b] no token appears in the log", async () => {
  const visitor = await asGuest(app)
  const tokens = [visitor.bearer, visitor.cookie]
  await visitor.refresh()
  tokens.push(visitor.bearer, visitor.cookie)
  await request(`${visitor.bearer}x`)
  await visitor.refresh({ cookie: "hearth_refresh=unknown-token" })
  await visitor.post("/api/sso-aggregation/ve1/logout")
  const log = logLines.join("")
  expect(log).toContain("refresh refused")
  for (const token of [...tokens, "unknown-token"]) expect(log).not.toContain(token)
})

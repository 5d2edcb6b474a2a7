import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { json } from "node:stream/consumers"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

/** A fake server with a guest and a customer whose access token can be refreshed. Records every request. */
interface Fake {
  validBearer: string
  refuseRefresh?: { status: number; displayMsg?: string; body?: object }
  /** Whether the requests that create a guest get the response of `refuseRefresh`, too. */
  refuseGuests?: boolean
  requests: string[]
}

let server: Server
let fake: Fake
const realFetch = fetch

function sessionReply(kind: "guest" | "customer", bearer: string) {
  const shared = { sessionToken: "st", expiresAt: "2026-01-01T00:00:00.000Z" }
  const credentials =
    kind === "guest" ? { accessKeyId: "ak", secretKey: bearer, ...shared } : { accessToken: bearer, ...shared }
  return { status: "SUCCESS", credentials, userId: "u1", cartId: "c1", attributes: { mobile: "9876543210" } }
}

beforeEach(async () => {
  vi.resetModules()
  fake = { validBearer: "fresh", requests: [] }
  server = createServer(async (request, response) => {
    const path = request.url ?? ""
    fake.requests.push(path)
    const respond = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body))
    if (path.startsWith("/api/loginhandler/")) {
      await json(request).catch(() => undefined)
      const refusal = fake.refuseRefresh
      if (refusal && (fake.refuseGuests || !path.endsWith("anonymoususer"))) {
        const errors = refusal.displayMsg ? [{ code: "SESSION_ENDED", displayMsg: refusal.displayMsg }] : []
        return respond(refusal.status, refusal.body ?? { status: "failed", errors })
      }
      return respond(200, sessionReply(path.endsWith("/refreshtoken") ? "customer" : "guest", fake.validBearer))
    }
    if (request.headers.authorization !== fake.validBearer) return respond(401, { status: "failed", errors: [] })
    return respond(200, { status: "success", data: { alerts: [] } })
  })
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening))
  const { port } = server.address() as AddressInfo
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => realFetch(`http://127.0.0.1:${port}${path}`, init))
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

async function openClient(credentials?: { isLoggedIn: boolean; bearer: string }) {
  const { storeSession, currentSession } = await import("../session/session.store.ts")
  const { api, apiAsVisitor } = await import("./api.ts")
  if (credentials) await storeSession({ ...credentials, userId: "u1", cartId: "c1", sessionToken: "st", expiresAt: "" })
  return { api, apiAsVisitor, currentSession }
}

const countRequests = (part: string) => fake.requests.filter((path) => path.includes(part)).length

test("[SES-1a] a visitor without credentials gets a guest session before the first call that needs one", async () => {
  const { apiAsVisitor, currentSession } = await openClient()
  const reply = await apiAsVisitor("GET /alerts", { query: {} })
  expect(reply.ok).toBe(true)
  expect(fake.requests).toEqual(["/api/loginhandler/anonymoususer", "/api/alerts"])
  expect(currentSession()).toMatchObject({
    isLoggedIn: false,
    accessKeyId: "ak",
    bearer: "fresh",
    sessionToken: "st",
    userId: "u1",
    cartId: "c1",
  })
})

test("[SES-4a] [SES-4e] [SES-4g] 500 calls with stale credentials share one refresh and none fails", async () => {
  const { api } = await openClient({ isLoggedIn: true, bearer: "stale" })
  const replies = await Promise.all(Array.from({ length: 500 }, () => api("GET /alerts", { query: {} })))
  expect(replies.every((reply) => reply.ok)).toBe(true)
  expect(countRequests("/loginhandler/refreshtoken")).toBe(1)
})

test("[SES-4b] [SES-4c] [SES-4e] a guest is refreshed as a guest, and gets a new session when that is refused", async () => {
  const { api, currentSession } = await openClient({ isLoggedIn: false, bearer: "stale" })
  expect((await api("GET /alerts", { query: {} })).ok).toBe(true)
  expect(countRequests("refreshtokenanonymous")).toBe(1)
  fake.validBearer = "fresher"
  fake.refuseRefresh = { status: 401 }
  expect((await api("GET /alerts", { query: {} })).ok).toBe(true)
  expect(countRequests("anonymoususer")).toBe(1)
  expect(currentSession()?.bearer).toBe("fresher")
})

test("[SES-4f] a call that stays refused causes at most 2 refreshes", async () => {
  const { api } = await openClient({ isLoggedIn: true, bearer: "stale" })
  const firstBearer = fake.validBearer
  Object.defineProperty(fake, "validBearer", { get: () => `${firstBearer}${fake.requests.length}` })
  expect(await api("GET /alerts", { query: {} })).toMatchObject({ ok: false, status: 401 })
  expect(countRequests("/loginhandler/refreshtoken")).toBe(2)
})

test("[IDN-11a] a call in flight while a customer signs out starts no guest session", async () => {
  const { api, currentSession } = await openClient({ isLoggedIn: true, bearer: "ended" })
  const { clearSession } = await import("../session/session.store.ts")
  const call = api("GET /alerts", { query: {} })
  clearSession()
  expect((await call).status).toBe(401)
  expect([countRequests("alerts"), countRequests("loginhandler")]).toEqual([1, 0])
  expect(currentSession()).toBeNull()
})

test("[SES-4e] a call in flight while another customer signs in is not sent again with that customer's credentials", async () => {
  const { api } = await openClient({ isLoggedIn: true, bearer: "ended" })
  const { storeSession } = await import("../session/session.store.ts")
  const call = api("GET /alerts", { query: {} })
  const otherCustomer = { userId: "u2", cartId: "c2", sessionToken: "st2", expiresAt: "" }
  void storeSession({ isLoggedIn: true, bearer: fake.validBearer, ...otherCustomer })
  expect((await call).status).toBe(401)
  expect(countRequests("alerts")).toBe(1)
})

test("[IDN-13c] calls during account deletion wait, and are sent only if the deletion failed", async () => {
  const { apiAsVisitor } = await openClient({ isLoggedIn: true, bearer: "fresh" })
  const { runSignOut } = await import("../session/sign-out-state.ts")
  for (const [hasEnded, expectedCount] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const end = Promise.withResolvers<boolean>()
    const signingOut = runSignOut(end.promise, async () => {})
    const call = apiAsVisitor("GET /alerts", { query: {} }).then(
      ({ status }) => status,
      () => "not sent",
    )
    end.resolve(hasEnded)
    await signingOut
    expect(await call).toBe(hasEnded ? "not sent" : 200)
    expect(countRequests("alerts")).toBe(expectedCount)
  }
})

test("[SES-5b] when the server ended the session, its message is shown and the session is dropped", async () => {
  const { api, currentSession } = await openClient({ isLoggedIn: true, bearer: "stale" })
  fake.refuseRefresh = { status: 401, displayMsg: "You have been logged out. Please login again." }
  expect(await api("GET /alerts", { query: {} })).toMatchObject({
    body: { errors: [{ displayMsg: "You have been logged out. Please login again." }] },
  })
  expect(currentSession()).toBeNull()
})

test("[SES-5a] when a refresh fails without a message from the server, our own message is shown", async () => {
  const { api } = await openClient({ isLoggedIn: true, bearer: "stale" })
  fake.refuseRefresh = { status: 500 }
  expect(await api("GET /alerts", { query: {} })).toMatchObject({
    ok: false,
    body: {
      errors: [
        { displayMsg: "Looks like something went wrong, please retry. If you were logged in, please re-login..." },
      ],
    },
  })
})

test("[SES-5c] when the response to a refresh isn't in our server's format, the internal-server-error message is shown", async () => {
  const { api } = await openClient({ isLoggedIn: true, bearer: "stale" })
  fake.refuseRefresh = { status: 502, body: { message: "bad gateway", errors: [{ displayMsg: "upstream 10.0.0.7" }] } }
  expect(await api("GET /alerts", { query: {} })).toMatchObject({
    ok: false,
    body: { errors: [{ displayMsg: "Something Went Wrong. Please Try Again." }] },
  })
})

test.each([
  ["REFRESH_TOKEN", { isLoggedIn: true, bearer: "stale" }],
  ["REFRESH_TOKEN_ANONYMOUS", { isLoggedIn: false, bearer: "stale" }],
  ["ANONYMOUS_USER", undefined],
] as const)("[SES-4d] the flow %s ends with SUCCESS or FAILED", async (flow, session) => {
  await openClient(session)
  const { refreshSession } = await import("../session/refresh-session.ts")
  fake.refuseRefresh = { status: 503, displayMsg: "Busy" }
  fake.refuseGuests = true
  expect(await refreshSession()).toEqual({ flow, result: "FAILED", displayMsg: "Busy" })
  fake.refuseRefresh = undefined
  expect(await refreshSession()).toEqual({ flow, result: "SUCCESS" })
})

test("[SEC-4a] [SEC-4d] a mini-app's refresh token stays in memory and is never stored", async () => {
  const storedValues: string[] = []
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: (_: string, value: string) => storedValues.push(value),
  })
  const { storeSession, currentSession } = await import("../session/session.store.ts")
  await storeSession({
    isLoggedIn: true,
    userId: "u",
    cartId: "c",
    bearer: "b",
    sessionToken: "s",
    expiresAt: "",
    refreshToken: "long",
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(currentSession()?.refreshToken).toBe("long")
  expect(storedValues.join("")).not.toContain("long")
})

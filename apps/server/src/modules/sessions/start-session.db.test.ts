import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { parseSetCookie } from "cookie"
import { afterAll, beforeAll, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { asGuest, testBrowser, type TestBrowser } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { createSessionDeps, type SessionDeps } from "./session-deps.ts"
import { revokeAllOf, revokeSession } from "./revoke-session.ts"
import { startSession } from "./start-session.ts"

let app: TestApp
let deps: SessionDeps
beforeAll(async () => {
  app = await build()
  deps = createSessionDeps(app.platform)
})
afterAll(() => app.close())

const errorCodeOf = (response: { json(): { errors?: { code: string }[] } }) => response.json().errors?.[0]?.code

async function logIn(userId: string, replaces: string[] = []) {
  const input = {
    kind: "customer",
    userId,
    cartId: crypto.randomUUID(),
    country: "IN",
    clientType: "web app-chrome",
  } as const
  const issued = await inTransaction(app.database.db, (tx) => startSession(deps, tx, { ...input, replaces }))
  const browser = Object.assign(testBrowser(app), { userId, bearer: issued.accessToken, cookie: issued.refreshToken })
  return { browser, issued }
}

const refreshCustomer = (browser: TestBrowser) =>
  browser.post("/api/loginhandler/refreshtoken", { userId: browser.userId })

test("[SES-1b] a customer’s refresh returns the customer’s attributes and prolongs the session to 30 days", async () => {
  const { browser, issued } = await logIn(crypto.randomUUID())
  const response = await refreshCustomer(browser)
  const { userId, cartId } = issued.session
  const { status, attributes, credentials } = response.json<CustomerSession>()
  expect(status).toBe("SUCCESS")
  expect(attributes).toMatchObject({ cartId, userId, sub: userId, cognitoLoggedin: true })
  expect(credentials).not.toHaveProperty("refreshToken")
  expect(parseSetCookie(String(response.headers["set-cookie"])).maxAge).toBe(30 * 24 * 3600)
  Object.assign(browser, { bearer: credentials.accessToken })
  expect((await browser.get("/api/alerts")).statusCode).toBe(200)
  expect(errorCodeOf(await browser.refresh())).toBe("REFRESH_REFUSED")
})

test("logging in ends the guest’s session and issues new tokens", async () => {
  const guest = await asGuest(app)
  const { accessKeyId } = (await guest.refresh()).json().credentials
  const { browser } = await logIn(crypto.randomUUID(), [accessKeyId])
  expect(errorCodeOf(await guest.get("/api/alerts"))).toBe("SESSION_ENDED")
  expect(errorCodeOf(await guest.refresh())).toBe("SESSION_ENDED")
  expect((await browser.get("/api/alerts")).statusCode).toBe(200)
})

test("a login that fails halfway leaves the guest’s session open", async () => {
  const guest = await asGuest(app)
  const { accessKeyId } = (await guest.refresh()).json().credentials
  const failedLogin = inTransaction(app.database.db, async (tx) => {
    const owner = { kind: "customer", userId: crypto.randomUUID(), cartId: crypto.randomUUID() } as const
    await startSession(deps, tx, { ...owner, country: "IN", clientType: "web app-chrome", replaces: [accessKeyId] })
    throw new Error("the rest of the login failed")
  })
  await expect(failedLogin).rejects.toThrow("the rest of the login failed")
  expect((await guest.get("/api/alerts")).statusCode).toBe(200)
})

test("[SEC-3e] logging out everywhere ends all sessions of the user and no other user’s", async () => {
  const userId = crypto.randomUUID()
  const [phone, laptop, otherUser] = [await logIn(userId), await logIn(userId), await logIn(crypto.randomUUID())]
  await revokeAllOf(deps, app.database.db, userId)
  for (const { browser } of [phone, laptop]) {
    expect(errorCodeOf(await browser.get("/api/alerts"))).toBe("SESSION_ENDED")
    expect(errorCodeOf(await refreshCustomer(browser))).toBe("SESSION_ENDED")
  }
  expect((await otherUser.browser.get("/api/alerts")).statusCode).toBe(200)
})

test("[SEC-3e] one session can be ended while the user’s others stay open", async () => {
  const userId = crypto.randomUUID()
  const [phone, laptop] = [await logIn(userId), await logIn(userId)]
  await revokeSession(deps, app.database.db, phone.issued.session.id)
  expect(errorCodeOf(await phone.browser.get("/api/alerts"))).toBe("SESSION_ENDED")
  expect((await laptop.browser.get("/api/alerts")).statusCode).toBe(200)
})

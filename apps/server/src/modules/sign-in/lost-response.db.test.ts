import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { LightMyRequestResponse } from "fastify"
import { beforeEach, expect, test } from "vitest"
import { asCustomer, requestCode, submitLoginCode } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser, testBrowser } from "../../testing/as-guest.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"

/* A sign-in whose response was lost: the client still has its guest credentials and the code. */

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))
beforeEach(() => app.clock.advance(24 * 3600))

let numbers = 0
const newNumber = () => `93${String(10_000_000 + ++numbers * 10_007)}`
const codeOf = (answer: LightMyRequestResponse) => answer.json().errors?.[0]?.code
const wrong = (code: string) => (code === "000000" ? "000001" : "000000")
const put = (browser: TestBrowser, quantity: number) =>
  browser.post(`/api/agg/cart-service/ve1/cart/${browser.cartId}/items`, {
    storeId: "6585R",
    deliveryType: "DELIVERY",
    lines: [{ id: crypto.randomUUID(), productId: "in-cola", quantity }],
  })

/** Returns a client with the credentials from before the sign-in. */
const withOldCredentials = ({ bearer, cookie, userId, cartId }: TestBrowser) =>
  Object.assign(testBrowser(app), { bearer, cookie, userId, cartId })

/** Signs a guest with two items in the cart in to an account with one item, and ignores the response. */
async function loseAnswer() {
  const mobile = newNumber()
  const phone = await asCustomer(app, partners, mobile)
  await put(phone, 1)
  app.clock.advance(60)
  const guest = await asGuest(app)
  await put(guest, 2)
  await requestCode(guest, mobile)
  const code = await partners.codeFor(mobile)
  const before = withOldCredentials(guest)
  const first = await submitLoginCode(guest, mobile, code)
  expect(first.statusCode).toBe(200)
  const submitCode = (browser: TestBrowser, typed = code) =>
    browser.post("/api/loginhandler/validatecode", { mobile, code: typed }, { authorization: browser.bearer })
  const quantities = async () =>
    (await phone.get(`/api/agg/cart-service/ve1/cart/${phone.cartId}`))
      .json()
      .data.lines.map(({ quantity }: { quantity: number }) => quantity)
  return { mobile, phone, guest, before, code, first: first.json<CustomerSession>(), submitCode, quantities }
}

test("[IDN-4b] [IDN-12] repeating the request returns the same session, and the cart is merged once", async () => {
  const { before, first, submitCode, quantities, phone } = await loseAnswer()
  for (const seconds of [0, 5, 90]) {
    app.clock.advance(seconds)
    const again = await submitCode(withOldCredentials(before))
    expect(again.statusCode).toBe(200)
    const { credentials, userId, cartId } = again.json<CustomerSession>()
    expect([credentials.sessionToken, userId, cartId]).toEqual([
      first.credentials.sessionToken,
      phone.userId,
      phone.cartId,
    ])
    const entered = Object.assign(testBrowser(app), { bearer: credentials.accessToken })
    expect((await entered.get("/api/loginhandler/user")).statusCode).toBe(200)
  }
  expect(await quantities()).toEqual([3])
})

test("[SEC-7c] the response is repeated only for the old session with the right code, and only for two minutes", async () => {
  const { mobile, guest, before, code, submitCode } = await loseAnswer()
  expect(codeOf(await submitCode(before, wrong(code)))).toBe("SESSION_ENDED")
  expect(codeOf(await submitCode(await asGuest(app)))).toBe("OTP_WRONG")
  const otherNumber = await before.post("/api/loginhandler/validatecode", { mobile: newNumber(), code })
  expect(codeOf(otherNumber)).toBe("SESSION_ENDED")
  // The ended session is refused everywhere else.
  expect(codeOf(await before.get("/api/alerts"))).toBe("SESSION_ENDED")
  expect(codeOf(await requestCode(before, mobile))).toBe("SESSION_ENDED")
  app.clock.advance(121)
  expect(codeOf(await submitCode(before))).toBe("SESSION_ENDED")
  expect((await guest.get("/api/loginhandler/user")).statusCode).toBe(200)
})

test("[SEC-7c] a second code of a guest session is refused once that session has ended by a sign-in", async () => {
  const [mobile, other] = [newNumber(), newNumber()]
  const guest = await asGuest(app)
  await requestCode(guest, other)
  const unused = await partners.codeFor(other)
  await requestCode(guest, mobile)
  const before = withOldCredentials(guest)
  expect((await submitLoginCode(guest, mobile, await partners.codeFor(mobile))).statusCode).toBe(200)
  const answer = await before.post("/api/loginhandler/validatecode", { mobile: other, code: unused })
  expect(codeOf(answer)).toBe("SESSION_ENDED")
})

test("[SEC-3e] a session that was signed out or refreshed is not returned again", async () => {
  const ended = await loseAnswer()
  await ended.guest.post("/api/sso-aggregation/ve1/logout")
  expect(codeOf(await ended.submitCode(ended.before))).toBe("SESSION_ENDED")
  const renewed = await loseAnswer()
  await renewed.guest.post("/api/loginhandler/refreshtoken", { userId: renewed.guest.userId })
  expect(codeOf(await renewed.submitCode(renewed.before))).toBe("SESSION_ENDED")
})

test("[IDN-12] refreshing as a guest who was merged answers GUEST_JOINED, with the old or the new cookie", async () => {
  const { before, guest } = await loseAnswer()
  const refreshed = await withOldCredentials(before).refresh()
  expect([refreshed.statusCode, codeOf(refreshed)]).toEqual([401, "GUEST_JOINED"])
  const withNewCookie = Object.assign(withOldCredentials(before), { cookie: guest.cookie })
  expect(codeOf(await withNewCookie.refresh())).toBe("GUEST_JOINED")
  // Another session does not learn that the guest was merged.
  const stranger = Object.assign(await asGuest(app), { userId: before.userId })
  expect(codeOf(await stranger.refresh())).toBe("REFRESH_REFUSED")
})

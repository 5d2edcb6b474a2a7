import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { LightMyRequestResponse } from "fastify"
import { beforeEach, expect, test } from "vitest"
import { asCustomer, requestCode, submitLoginCode } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser, testBrowser } from "../../testing/as-guest.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"

/*
 * A sign-in whose response was lost: the client still has its guest credentials and the code. And a code for which the
 * message provider's response was lost: the message may have been sent.
 */

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))
beforeEach(() => app.clock.advance(24 * 3600))

let customerCount = 0
const newNumber = () => `93${String(10_000_000 + ++customerCount * 10_007)}`
const errorCodeOf = (response: LightMyRequestResponse) => response.json().errors?.[0]?.code
const wrongCodeFor = (code: string) => (code === "000000" ? "000001" : "000000")
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
async function signInAndLoseResponse() {
  const mobile = newNumber()
  const otherDevice = await asCustomer(app, partners, mobile)
  await put(otherDevice, 1)
  app.clock.advance(60)
  const guest = await asGuest(app)
  await put(guest, 2)
  await requestCode(guest, mobile)
  const code = await partners.codeFor(mobile)
  const oldClient = withOldCredentials(guest)
  const first = await submitLoginCode(guest, mobile, code)
  expect(first.statusCode).toBe(200)
  const submitCode = (browser: TestBrowser, submittedCode = code) =>
    browser.post("/api/loginhandler/validatecode", { mobile, code: submittedCode }, { authorization: browser.bearer })
  const quantities = async () =>
    (await otherDevice.get(`/api/agg/cart-service/ve1/cart/${otherDevice.cartId}`))
      .json()
      .data.lines.map(({ quantity }: { quantity: number }) => quantity)
  return { mobile, otherDevice, guest, oldClient, code, first: first.json<CustomerSession>(), submitCode, quantities }
}

test("[IDN-4b] [IDN-12] repeating a sign-in whose response was lost returns the same session, and the cart is merged once", async () => {
  const { oldClient, first, submitCode, quantities, otherDevice } = await signInAndLoseResponse()
  for (const seconds of [0, 5, 90]) {
    app.clock.advance(seconds)
    const again = await submitCode(withOldCredentials(oldClient))
    expect(again.statusCode).toBe(200)
    const { credentials, userId, cartId } = again.json<CustomerSession>()
    expect([credentials.sessionToken, userId, cartId]).toEqual([
      first.credentials.sessionToken,
      otherDevice.userId,
      otherDevice.cartId,
    ])
    const newClient = Object.assign(testBrowser(app), { bearer: credentials.accessToken })
    expect((await newClient.get("/api/loginhandler/user")).statusCode).toBe(200)
  }
  expect(await quantities()).toEqual([3])
})

test("[SEC-7c] the response is repeated only for the old session with the right code, and only for two minutes", async () => {
  const { mobile, guest, oldClient, code, submitCode } = await signInAndLoseResponse()
  expect(errorCodeOf(await submitCode(oldClient, wrongCodeFor(code)))).toBe("SESSION_ENDED")
  expect(errorCodeOf(await submitCode(await asGuest(app)))).toBe("OTP_WRONG")
  const otherNumber = await oldClient.post("/api/loginhandler/validatecode", { mobile: newNumber(), code })
  expect(errorCodeOf(otherNumber)).toBe("SESSION_ENDED")
  // The ended session is refused everywhere else.
  expect(errorCodeOf(await oldClient.get("/api/alerts"))).toBe("SESSION_ENDED")
  expect(errorCodeOf(await requestCode(oldClient, mobile))).toBe("SESSION_ENDED")
  app.clock.advance(121)
  expect(errorCodeOf(await submitCode(oldClient))).toBe("SESSION_ENDED")
  expect((await guest.get("/api/loginhandler/user")).statusCode).toBe(200)
})

test("[SEC-7c] a second code of a guest session is refused once that session has ended by a sign-in", async () => {
  const [mobile, other] = [newNumber(), newNumber()]
  const guest = await asGuest(app)
  await requestCode(guest, other)
  const unusedCode = await partners.codeFor(other)
  await requestCode(guest, mobile)
  const oldClient = withOldCredentials(guest)
  expect((await submitLoginCode(guest, mobile, await partners.codeFor(mobile))).statusCode).toBe(200)
  const response = await oldClient.post("/api/loginhandler/validatecode", { mobile: other, code: unusedCode })
  expect(errorCodeOf(response)).toBe("SESSION_ENDED")
})

test("[SEC-3e] a session that was signed out or refreshed is not returned when its code is repeated", async () => {
  const ended = await signInAndLoseResponse()
  await ended.guest.post("/api/sso-aggregation/ve1/logout")
  expect(errorCodeOf(await ended.submitCode(ended.oldClient))).toBe("SESSION_ENDED")
  const renewed = await signInAndLoseResponse()
  await renewed.guest.post("/api/loginhandler/refreshtoken", { userId: renewed.guest.userId })
  expect(errorCodeOf(await renewed.submitCode(renewed.oldClient))).toBe("SESSION_ENDED")
})

test("[IDN-12] refreshing as a guest who was merged gets GUEST_JOINED, with the old or the new cookie", async () => {
  const { oldClient, guest } = await signInAndLoseResponse()
  const refreshed = await withOldCredentials(oldClient).refresh()
  expect([refreshed.statusCode, errorCodeOf(refreshed)]).toEqual([401, "GUEST_JOINED"])
  const withNewCookie = Object.assign(withOldCredentials(oldClient), { cookie: guest.cookie })
  expect(errorCodeOf(await withNewCookie.refresh())).toBe("GUEST_JOINED")
  // Another session does not learn that the guest was merged.
  const stranger = Object.assign(await asGuest(app), { userId: oldClient.userId })
  expect(errorCodeOf(await stranger.refresh())).toBe("REFRESH_REFUSED")
})

test("[IDN-3a] the previous code stays valid while it is unknown whether the new one was sent", async () => {
  const mobile = newNumber()
  const guest = await asGuest(app)
  await requestCode(guest, mobile)
  const first = await partners.codeFor(mobile)
  app.clock.advance(60)
  await partners.setMessageFailures({ mode: "reset", times: 1 })
  expect(errorCodeOf(await guest.post("/api/loginhandler/resendotp", { mobile }))).toBe("OTP_NOT_SENT")
  expect((await submitLoginCode(guest, mobile, first)).statusCode).toBe(200)
})

test("the code in a message is valid even if the provider's response was lost", async () => {
  const mobile = newNumber()
  const guest = await asGuest(app)
  await partners.setMessageFailures({ mode: "reset", times: 1 })
  expect(errorCodeOf(await requestCode(guest, mobile))).toBe("OTP_NOT_SENT")
  expect((await submitLoginCode(guest, mobile, await partners.codeFor(mobile))).statusCode).toBe(200)
})

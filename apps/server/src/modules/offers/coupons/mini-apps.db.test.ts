import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type TestApp } from "../../../testing/build-test-app.ts"
import { asShopper, errorFrom, margherita } from "../../../testing/as-shopper.ts"
import { type Coupons, fetchCoupons, entriesOf, findCouponByCode } from "../testing/fetch-coupons.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const inApp = (name: string) => ({ "client-type": `web app-${name}` })

const paymentBoundEntries = (answer: Coupons) => entriesOf(answer).filter(({ paymentId }) => paymentId !== null)

test("[MIN-1f] [CAT-8c] [SEC-6b] in a mini-app, offers of other payment methods are not listed and can't be applied", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(3)])
  const inGpay = (await asha.send("GET", "/offers", undefined, inApp("gpay"))).json<Coupons>()
  expect(paymentBoundEntries(await fetchCoupons(asha)).length).toBeGreaterThan(2)
  expect([paymentBoundEntries(inGpay), findCouponByCode(inGpay, "SAVE50")?.status]).toEqual([[], "APPLIED"])
  const refused = await asha.send("POST", "/promo/LOTUS15", undefined, inApp("gpay"))
  expect(errorFrom(refused).slice(0, 2)).toEqual([404, "PROMO_UNKNOWN"])
  expect((await asha.send("GET", "/promo/UPI40/validate", undefined, inApp("gpay"))).json().status).toBe("failed")
  expect((await asha.send("POST", "/promo/LOTUS15")).statusCode).toBe(200)
})

test("[CAR-2a] [CAT-8c] the bill and its rules are the same in every app, and only the list of coupons differs", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(3)])
  await asha.promo("UPI40")
  const inGpay = async (path: string) => (await asha.send("GET", path, undefined, inApp("gpay"))).json()
  const { bill } = (await inGpay("")).data
  expect(bill.discounts).toMatchObject([{ code: "UPI40", amount: 40_00 }])
  const rulesInBrowser = (await fetchCoupons(asha)).rules
  const { rules, coupons } = (await inGpay("/offers")) as Coupons
  expect(rules).toEqual({ ...rulesInBrowser, elsewhere: rules.elsewhere })
  expect(rulesInBrowser.elsewhere).toEqual([])
  const hidden = rulesInBrowser.offers.filter(({ id }) => rules.elsewhere.includes(id)).map(({ code }) => code)
  expect(hidden).toEqual(expect.arrayContaining(["UPI40", "LOTUS15", "WALLET5"]))
  expect(entriesOf({ coupons }).filter(({ code }) => hidden.includes(code))).toEqual([])
})

test("[MIN-2] [SEC-6b] in the mini-app of a partner that blocks offers, every request for offers is refused", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(2)])
  const { cartId } = asha.browser
  const foreignCartId = (await asShopper(app)).browser.cartId
  const headers = { ...asha.browser.headers(), ...inApp("paytm") }
  const urls = [
    `/agg/cart-service/ve1/cart/${cartId}/offers`,
    `/cart/offers`,
    `/agg/cart-service/ve1/cart/${cartId}/offers/combined`,
    `/agg/cart-service/ve1/cart/${cartId}/promo/SAVE50/validate`,
    `/agg/ve1/leftnav/store/6585R/offers`,
    `/agg/cart-service/ve1/cart/offers/gamify`,
    `/promo-service/ve1/promo/SAVE50/tnc`,
    `/promo-service/ve1/promo/milestone/CLIMB/status`,
    `/cart-service/ve2/cart/${cartId}/bin/404117`,
    `/agg/cart-service/ve1/cart/${foreignCartId}/offers`,
    `/agg/cart-service/ve1/cart/${foreignCartId}/offers/combined`,
    `/cart-service/ve2/cart/${foreignCartId}/bin/404117`,
  ]
  for (const url of urls) {
    const answer = await app.http.inject({ url: `/api${url}`, headers })
    expect([url, ...errorFrom(answer).slice(0, 2)]).toEqual([url, 403, "FEATURE_OFF"])
  }
  const spin = await app.http.inject({
    method: "POST",
    url: "/api/agg/cart-service/ve1/cart/offers/gamify",
    headers: { ...headers, "idempotency-key": "k" },
  })
  expect(errorFrom(spin).slice(0, 2)).toEqual([403, "FEATURE_OFF"])
  expect(errorFrom(await asha.send("POST", "/promo/SAVE50", undefined, inApp("paytm"))).slice(0, 2)).toEqual([
    403,
    "FEATURE_OFF",
  ])
  const response = await app.http.inject({ url: `/api/cart-service/ve2/cart/${cartId}/upsell_items`, headers })
  const reasons = response.json<{ data: { items: { reason: string }[] } }>().data.items.map(({ reason }) => reason)
  expect([response.statusCode, reasons.some((reason) => /save|Free/.test(reason))]).toEqual([200, false])
})

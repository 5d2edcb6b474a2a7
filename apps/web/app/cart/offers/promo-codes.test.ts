import { expect, test } from "vitest"
import { FakeBrowserTabs, type FakeTab } from "../testing/fake-browser-tabs.ts"
import { settle } from "../testing/fake-time.ts"

async function openWithCola(): Promise<{ browser: FakeBrowserTabs; tab: FakeTab }> {
  const browser = new FakeBrowserTabs()
  const tab = browser.openTab()
  tab.cart.addLine({ productId: "cola" })
  await browser.time.advance(1000)
  return { browser, tab }
}

test("[OFR-4a] [OFR-4b] an applied code is stored and added to the cart, and pending changes are sent before it", async () => {
  const { browser, tab } = await openWithCola()
  tab.cart.addLine({ productId: "cola" })
  const result = await tab.cart.applyPromo("SAVE")
  expect(result).toMatchObject({ ok: true, data: { promoCode: "SAVE", confettiMessage: "SAVE applied" } })
  expect(browser.server.requests.map(({ route }) => route)).toEqual(["POST items", "POST items", "POST promo/SAVE"])
  expect(tab.cart.view.get().promos).toEqual(["SAVE"])
  expect(browser.stored.get("couponCode")).toBe('"SAVE"')
  expect(browser.openTab().cart.couponCode.get()).toBe("SAVE")
})

test("removing a code clears the stored coupon code, unless that is another code that waits for a matching cart", async () => {
  const { browser, tab } = await openWithCola()
  await tab.cart.applyPromo("SAVE")
  tab.cart.setCouponCode("WAITING")
  expect(await tab.cart.removePromo("SAVE")).toMatchObject({ ok: true })
  expect([tab.cart.view.get().promos, tab.cart.couponCode.get()]).toEqual([[], "WAITING"])
  await tab.cart.applyPromo("SAVE")
  await tab.cart.removePromo("SAVE")
  expect(browser.stored.has("couponCode")).toBe(false)
})

test("[OFR-4d] an unknown code is refused with the server's message and changes nothing", async () => {
  const { tab } = await openWithCola()
  const cartBefore = tab.cart.serverCart()
  const message = "We don't know this code."
  expect(await tab.cart.applyPromo("NOPE")).toEqual({ ok: false, kind: "refused", code: "PROMO_UNKNOWN", message })
  expect([tab.cart.serverCart(), tab.cart.couponCode.get()]).toEqual([cartBefore, null])
})

test("[OFR-4d] [OFR-4f] applying a code fails without a connection and during a server error, with a message that says why", async () => {
  const { browser, tab } = await openWithCola()
  browser.setOnline(false)
  const offline = await tab.cart.applyPromo("SAVE")
  expect(offline).toMatchObject({ ok: false, kind: "failed", code: "NO_RESPONSE" })
  expect(offline).toHaveProperty("message", expect.stringContaining("Couldn’t update your cart"))
  browser.setOnline(true)
  await settle()
  browser.server.failureStatus = 500
  const failed = await tab.cart.applyPromo("SAVE")
  expect(failed).toMatchObject({ ok: false, kind: "failed", code: "DOWN" })
  expect(failed).toHaveProperty("message", expect.stringContaining("on our end"))
})

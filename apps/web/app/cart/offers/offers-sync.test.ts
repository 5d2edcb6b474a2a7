import { expect, test } from "vitest"
import { FakeBrowserTabs, type FakeTab } from "../testing/fake-browser-tabs.ts"

async function openTabWithOffers(): Promise<{ browser: FakeBrowserTabs; tab: FakeTab; offerRequests: () => number }> {
  const browser = new FakeBrowserTabs()
  const tab = browser.openTab()
  tab.hasOffers = true
  const offerRequests = () => browser.server.requests.filter(({ route }) => route === "GET offers").length
  return { browser, tab, offerRequests }
}

test("the offer rules are fetched when the first line is added, shared with other tabs, and used for ten minutes", async () => {
  const { browser, tab, offerRequests } = await openTabWithOffers()
  tab.cart.addLine({ productId: "cola" })
  await browser.time.advance(1000)
  expect(offerRequests()).toBe(1)
  expect(tab.cart.offerRulesFor("6585R")).toMatchObject({ city: "New Delhi" })
  const other = browser.openTab()
  other.hasOffers = true
  await browser.time.advance(1000)
  expect(other.cart.offerRulesFor("6585R")).toMatchObject({ city: "New Delhi" })
  expect(offerRequests()).toBe(1)
  browser.setOnline(true)
  await browser.time.advance(1000)
  expect(offerRequests()).toBe(1)
  browser.time.now += 11 * 60_000
  tab.onlineListeners.forEach((listener) => listener())
  await browser.time.advance(1000)
  expect(offerRequests()).toBe(2)
})

test("a failed request for offers is retried with backoff, and not with every change", async () => {
  const { browser, tab, offerRequests } = await openTabWithOffers()
  browser.server.offersStatus = 503
  tab.cart.addLine({ productId: "cola" })
  await browser.time.advance(1000)
  expect(offerRequests()).toBe(1)
  tab.cart.addLine({ productId: "cola" })
  await browser.time.advance(1000)
  expect(offerRequests()).toBe(1)
  await browser.time.advance(5000)
  expect(offerRequests()).toBe(2)
  browser.server.offersStatus = 200
  await browser.time.advance(15_000)
  expect(offerRequests()).toBe(3)
  expect(tab.cart.offerRulesFor("6585R")).not.toBeNull()
})

test("an app without the offers feature requests the offers once and never again", async () => {
  const { browser, tab, offerRequests } = await openTabWithOffers()
  browser.server.offersStatus = 404
  tab.cart.addLine({ productId: "cola" })
  await browser.time.advance(1000)
  tab.cart.addLine({ productId: "cola" })
  await browser.time.advance(600_000)
  expect(offerRequests()).toBe(1)
})

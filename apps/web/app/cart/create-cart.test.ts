import { expect, test } from "vitest"
import { FakeBrowserTabs, type FakeTab } from "./testing/fake-browser-tabs.ts"
import { settle } from "./testing/fake-time.ts"

const cola = { productId: "cola" }
const shake = { productId: "shake", size: "regular" }

/** A tab with a cola that the server has. */
async function openWithCola(): Promise<{ browser: FakeBrowserTabs; tab: FakeTab; line: string }> {
  const browser = new FakeBrowserTabs()
  const tab = browser.openTab()
  tab.cart.addLine(cola)
  await browser.time.advance(1000)
  return { browser, tab, line: browser.server.cart("cart-1").lines[0]?.id ?? "" }
}

test("a visitor who never had a cart causes no request, and their cart is ready", async () => {
  const browser = new FakeBrowserTabs()
  const tab = browser.openTab()
  await browser.time.advance(60_000)
  expect(browser.server.requests).toEqual([])
  expect(tab.cart.view.get()).toMatchObject({ state: "ready", lines: [], bill: null })
})

test("[CAR-2a] a change is shown at once with its bill, and sent shortly after as one call", async () => {
  const { browser, tab, line } = await openWithCola()
  tab.cart.changeQuantity(line, 1)
  tab.cart.changeQuantity(line, 1)
  const shownView = tab.cart.view.get()
  expect(shownView).toMatchObject({ hasPendingChanges: true, isUpdating: false, lines: [{ quantity: 3 }] })
  await browser.time.advance(300)
  expect(browser.server.requests.map(({ route }) => route)).toEqual(["POST items", "PUT items"])
  expect(tab.cart.view.get()).toMatchObject({ hasPendingChanges: false, bill: { payable: shownView.bill?.payable } })
  expect(tab.summary).toEqual({ items: 3, payable: shownView.bill?.payable })
})

test("requests are sent one after another: a change waits for the previous reply", async () => {
  const { browser, tab, line } = await openWithCola()
  tab.outcomes.push("hold reply")
  tab.cart.changeQuantity(line, 1)
  await browser.time.advance(300)
  tab.cart.addLine(shake)
  void tab.cart.fetch()
  await browser.time.advance(10_000)
  expect(browser.server.requests.map(({ route }) => route)).toEqual(["POST items", "PUT items"])
  tab.releaseReplies()
  await settle()
  expect(browser.server.requests.map(({ route }) => route).slice(2)).toEqual(["POST items", "GET "])
})

test("[CAR-7d] a lost reply is followed by a retry with the same key, which adds nothing twice", async () => {
  const { browser, tab, line } = await openWithCola()
  tab.outcomes.push("lose reply")
  tab.cart.changeQuantity(line, 1)
  await browser.time.advance(300)
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 2 })
  expect(tab.cart.view.get().hasPendingChanges).toBe(true)
  await browser.time.advance(2000)
  const [, first, second] = browser.server.requests
  expect(second).toEqual(first)
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 2 })
  expect(tab.cart.view.get()).toMatchObject({ hasPendingChanges: false, lines: [{ quantity: 2 }] })
})

test("[CAR-7d] a change after a lost reply becomes a separate call, and the sent call is repeated unchanged", async () => {
  const { browser, tab, line } = await openWithCola()
  tab.outcomes.push("lose reply")
  tab.cart.changeQuantity(line, 1)
  await browser.time.advance(300)
  tab.cart.changeQuantity(line, 1)
  await browser.time.advance(5000)
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 3 })
  expect(tab.content.lines).toMatchObject([{ quantity: 3 }])
})

test("[CAR-7d] lost requests are retried after 2, 4, 8, 16, 30 and 30 seconds, and a success resets the delay to 2", async () => {
  const { browser, tab, line } = await openWithCola()
  tab.outcomes.push(...Array.from({ length: 6 }, () => "lose request" as const))
  tab.cart.changeQuantity(line, 1)
  const delays = [browser.time.msToNextTimer]
  for (let retry = 0; retry < 6; retry++) {
    await browser.time.advance(browser.time.msToNextTimer)
    delays.push(browser.time.msToNextTimer)
  }
  expect(delays).toEqual([300, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  await browser.time.advance(30_000)
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 2 })
  tab.outcomes.push("lose request")
  tab.cart.changeQuantity(line, 1)
  await browser.time.advance(300)
  expect(browser.time.msToNextTimer).toBe(2000)
})

test.each([500, 503, 401, 429])("[CAR-7d] after status %i the call is retried; nothing is lost", async (status) => {
  const { browser, tab, line } = await openWithCola()
  browser.server.failureStatus = status
  tab.cart.changeQuantity(line, 1)
  await browser.time.advance(10_000)
  expect(tab.cart.view.get().hasPendingChanges).toBe(true)
  expect(tab.toasts).toEqual([])
  browser.server.failureStatus = undefined
  await browser.time.advance(30_000)
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 2 })
})

test("[CAR-7d] changes wait without a request while offline, and are sent without waiting for the backoff once online again", async () => {
  const { browser, tab, line } = await openWithCola()
  const requestCount = tab.requestCount
  browser.setOnline(false)
  tab.cart.changeQuantity(line, 1)
  tab.cart.addLine(shake)
  await browser.time.advance(600_000)
  expect(tab.requestCount).toBe(requestCount)
  expect(tab.cart.view.get()).toMatchObject({ hasPendingChanges: true, isUpdating: false, bill: { items: 3 } })
  browser.setOnline(true)
  await browser.time.advance(0)
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 2, shake: 1 })
  expect(tab.cart.view.get().hasPendingChanges).toBe(false)
})

test("[CAR-7a] [CAR-7d] a reload without a connection restores the cart with its pending changes", async () => {
  const { browser, tab, line } = await openWithCola()
  browser.setOnline(false)
  tab.cart.changeQuantity(line, 2)
  browser.close(tab)
  const reloaded = browser.openTab({ tabStorage: tab.tabStorage })
  await settle()
  expect(reloaded.cart.view.get()).toMatchObject({ state: "ready", hasPendingChanges: true, lines: [{ quantity: 3 }] })
  await browser.settleAll()
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 3 })
})

test("[CAR-8a] [CAR-8b] a change beyond a limit is refused with a message and changes nothing", async () => {
  const { browser, tab, line } = await openWithCola()
  tab.cart.changeQuantity(line, 19)
  await browser.time.advance(1000)
  const requestCount = browser.server.requests.length
  const viewBefore = tab.cart.view.get()
  tab.cart.changeQuantity(line, 1)
  expect(tab.cart.addLine(cola)).toBe(false)
  expect(tab.cart.view.get()).toBe(viewBefore)
  expect(tab.toasts).toHaveLength(2)
  expect(new Set(tab.toasts).size).toBe(1)
  expect(tab.cart.addLine(shake, 20)).toBe(true)
  expect(tab.cart.addLine({ productId: "farm", size: "regular" }, 20)).toBe(true)
  expect(tab.cart.addLine({ productId: "farm", size: "large" })).toBe(false)
  expect(tab.toasts.at(-1)).toContain("60 items")
  await browser.time.advance(1000)
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 20, shake: 20, farm: 20 })
  expect(browser.server.requests).toHaveLength(requestCount + 1)
})

test("[CAR-8a] when the server refuses a call, only the change that exceeds a limit is lost, with a message", async () => {
  const { browser, tab, line } = await openWithCola()
  browser.setOnline(false)
  tab.cart.addLine(shake)
  tab.cart.addLine(cola, 5)
  // Another device fills the line meanwhile.
  const { version } = browser.server.cart("cart-1")
  const filled = { ...cola, id: line, quantity: 18 }
  browser.server.carts.set("cart-1", { ...browser.server.cart("cart-1"), lines: [filled], version: version + 1 })
  browser.setOnline(true)
  await browser.time.advance(1000)
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 18, shake: 1 })
  expect(tab.toasts).toEqual(["Your cart is full."])
  expect(tab.content.lines).toEqual(browser.server.cart("cart-1").lines)
})

test("[CAR-7e] a change to a line that was removed elsewhere is reported with the product's name", async () => {
  const { browser, tab, line } = await openWithCola()
  const { version } = browser.server.cart("cart-1")
  browser.server.carts.set("cart-1", { ...browser.server.cart("cart-1"), lines: [], version: version + 1 })
  tab.cart.changeQuantity(line, 1)
  await browser.time.advance(1000)
  expect(tab.toasts).toEqual(["Cola is no longer in your cart."])
  expect(tab.content.lines).toEqual([])
})

test("an undone removal restores the line with its quantity", async () => {
  const { browser, tab, line } = await openWithCola()
  tab.cart.changeQuantity(line, 2)
  const [shown] = tab.content.lines
  const undo = shown && tab.cart.removeLine(shown).undo
  expect(tab.content.lines).toEqual([])
  undo?.()
  await browser.time.advance(1000)
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 3 })
})

test("a price change caused by the customer's own edit isn't reported, but a later one by the store is", async () => {
  const { browser, tab } = await openWithCola()
  tab.cart.addLine(shake)
  await browser.time.advance(1000)
  const line = tab.content.lines.find(({ productId }) => productId === "shake")?.id ?? ""
  tab.cart.updateLine(line, { ...shake, size: "medium" })
  expect(tab.cart.view.get().billChanges).toEqual([])
  await browser.time.advance(1000)
  expect(tab.cart.view.get().billChanges).toEqual([])
  browser.server.soldOut = ["shake"]
  await tab.cart.fetch()
  expect(tab.cart.view.get().billChanges).toContainEqual({
    code: "REFUSED",
    about: line,
    message: "Shake is sold out at this store.",
  })
})

test("[IDN-11a] a reply that arrives after the customer signed out stores and shows nothing", async () => {
  const { browser, tab, line } = await openWithCola()
  tab.hasOffers = true
  tab.outcomes.push("hold reply", "hold reply")
  void tab.cart.fetchOffers()
  await settle()
  tab.cart.changeQuantity(line, 1)
  await browser.time.advance(300)
  browser.session.isSignedOut = true
  const cleared = tab.cart.clear()
  tab.releaseReplies()
  await cleared
  await browser.settleAll()
  expect(Object.fromEntries(browser.stored)).toEqual({})
  expect(tab.cart.view.get()).toMatchObject({ state: "ready", lines: [] })
  expect(tab.summary?.items).toBe(0)
})

test("[CAR-7a] a guest whose session was lost finds the lines and options in the new session's cart", async () => {
  const { browser, tab } = await openWithCola()
  tab.cart.setOptions({ tip: 20_00 })
  tab.cart.addLine(shake, 2)
  await browser.time.advance(1000)
  browser.session.cartId = "cart-2"
  tab.cart.addLine(cola)
  await browser.settleAll()
  expect(browser.server.quantities("cart-2")).toEqual({ cola: 2, shake: 2 })
  expect(browser.server.cart("cart-2").options.tip).toBe(20_00)
  expect(tab.content.lines).toEqual(browser.server.cart("cart-2").lines)
})

test("[IDN-12] after a sign-in in another tab, the merged cart is not sent again; only lines that were never sent are", async () => {
  const { browser, tab } = await openWithCola()
  browser.setOnline(false)
  tab.cart.addLine(shake)
  browser.session.cartId = "customer"
  browser.session.isCustomer = true
  browser.server.carts.set("customer", { ...browser.server.cart("cart-1"), version: 7 })
  browser.setOnline(true)
  await browser.settleAll()
  expect(browser.server.quantities("customer")).toEqual({ cola: 1, shake: 1 })
  expect(tab.content.lines).toEqual(browser.server.cart("customer").lines)
})

test("[IDN-12] [CAR-7c] pending changes are sent before the sign-in, and the merged cart is fetched after it", async () => {
  const { browser, tab, line } = await openWithCola()
  tab.cart.changeQuantity(line, 1)
  await tab.cart.flush()
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 2 })
  const merged = browser.server.cart("cart-1")
  browser.session.cartId = "customer"
  browser.session.isCustomer = true
  browser.server.carts.set("customer", { ...merged, version: 1, options: { ...merged.options, tip: 10_00 } })
  await tab.cart.switchToCustomer()
  expect(tab.cart.view.get()).toMatchObject({ lines: [{ quantity: 2 }], options: { tip: 10_00 }, billChanges: [] })
})

test("while a guest signs in, the cart is loading and never looks empty", async () => {
  const { browser, tab } = await openWithCola()
  browser.session.cartId = "customer"
  browser.session.isCustomer = true
  browser.server.carts.set("customer", browser.server.cart("cart-1"))
  const states: string[] = []
  tab.cart.view.subscribe(() => {
    const { state, lines } = tab.cart.view.get()
    states.push(`${state} ${lines.length}`)
  })
  await tab.cart.switchToCustomer()
  expect(states[0]).toBe("loading 0")
  expect(states).not.toContain("ready 0")
  expect(states.at(-1)).toBe("ready 1")
})

test("[CAT-7c] the cart moves to the place that the customer chose", async () => {
  const { browser, tab } = await openWithCola()
  tab.chosenPlace = { storeId: "BLR01", deliveryType: "PICKUP" }
  for (const listener of tab.placeListeners) listener()
  expect(tab.content).toMatchObject({ storeId: "BLR01", deliveryType: "PICKUP" })
  await browser.time.advance(1000)
  expect(browser.server.cart("cart-1")).toMatchObject({ storeId: "BLR01", deliveryType: "PICKUP" })
})

test("[CAR-2a] a bill that differs from the server's is reported once per version, and the server's is shown", async () => {
  const { browser, tab, line } = await openWithCola()
  expect(tab.errors).toEqual([])
  browser.server.overcharge = 100
  tab.cart.changeQuantity(line, 1)
  await browser.time.advance(1000)
  const { payable } = browser.server.toCart("cart-1").bill
  expect(tab.cart.view.get().bill?.payable).toBe(payable)
  await tab.cart.fetch()
  expect(tab.errors).toHaveLength(1)
  expect(tab.errors[0]).toMatchObject({ message: "a bill differs from the server's", properties: { menu: "m" } })
  expect(tab.errors[0]?.properties.theirs).toContain(`"payable":${payable}`)
  expect(tab.errors[0]?.properties.ours).toContain(`"payable":${payable - 100}`)
})

test("[CAR-2a] with offers, a differing bill is reported only if it still differs after rules and cart were fetched again", async () => {
  const { browser, tab, line } = await openWithCola()
  tab.hasOffers = true
  await tab.cart.fetchOffers()
  browser.server.overcharge = 100
  browser.time.now += 1000
  const offersRequestCount = () => browser.server.requests.filter(({ route }) => route === "GET offers").length
  const countBefore = offersRequestCount()
  tab.outcomes.push("ok", "hold reply")
  tab.cart.changeQuantity(line, 1)
  await browser.time.advance(300)
  expect([offersRequestCount() - countBefore, tab.errors]).toEqual([1, []])
  tab.releaseReplies()
  await browser.time.advance(1000)
  expect(tab.errors).toHaveLength(1)
})

test("[CAT-7d] changes of the bill that the customer didn't make are shown until the customer acknowledges them", async () => {
  const { browser, tab } = await openWithCola()
  browser.server.carts.set("cart-1", { ...browser.server.cart("cart-1"), version: 9, deliveryType: "PICKUP" })
  browser.server.overcharge = 100
  await tab.cart.fetch()
  expect(tab.cart.view.get().billChanges).not.toEqual([])
  tab.cart.acknowledgeBillChanges()
  expect(tab.cart.view.get().billChanges).toEqual([])
})

test("[CAR-7a] a stored cart that can't be shown is dropped instead of breaking every later visit", async () => {
  const browser = new FakeBrowserTabs()
  const bill = { validItems: [], invalidItems: [], charges: [], discounts: [] }
  const cart = { cartId: "cart-1", version: 1, pricedAt: "", lines: [null], promos: [], bill }
  browser.stored.set("cart", JSON.stringify({ cart, guest: true, seen: null }))
  const tab = browser.openTab()
  await settle()
  expect(tab.errors).toHaveLength(1)
  expect(tab.cart.view.get()).toMatchObject({ state: "ready", lines: [] })
})

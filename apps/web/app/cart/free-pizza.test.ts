import { sampleOffer } from "@hearth/domain/offers/testing/sample-offer.ts"
import { expect, test } from "vitest"
import { pointsPaidLine } from "./points-paid-line.ts"
import { FakeBrowserTabs, type FakeTab } from "./testing/fake-browser-tabs.ts"

const medium = { productId: "farm", size: "medium" }
const large = { productId: "farm", size: "large" }
const freePizza = {
  ...sampleOffer({ id: "free-pizza", code: "FREEPIZZA", title: "A free medium pizza", points: 600 }),
  conditions: [],
  benefit: {
    kind: "item-free",
    products: ["farm", "feast"],
    sizes: ["medium"],
    count: 1,
    words: "medium pizzas",
  } as const,
  startTime: null,
  expiryTimer: { endTime: null, showTimerBefore: null },
}

/** A member's tab whose only line is a pizza that points pay for. */
async function openWithFreePizza({ hasOffers = true } = {}): Promise<{ browser: FakeBrowserTabs; tab: FakeTab }> {
  const browser = new FakeBrowserTabs()
  browser.session.isCustomer = true
  browser.server.codes.add("FREEPIZZA")
  const customer = { orders: 1, segments: [], won: [], points: 600 }
  browser.server.rules = { ...browser.server.rules, customer, offers: [freePizza] }
  const tab = browser.openTab()
  tab.hasOffers = hasOffers
  tab.cart.addLine(medium)
  await tab.cart.applyPromo("FREEPIZZA")
  await browser.time.advance(1000)
  expect(codesOnBill(tab)).toEqual(["FREEPIZZA"])
  return { browser, tab }
}

const codesOnBill = (tab: FakeTab) => tab.cart.view.get().bill?.discounts.map(({ code }) => code) ?? []

function firstLine(tab: FakeTab) {
  const [line] = tab.content.lines
  if (!line) throw new Error("the cart is empty")
  return line
}

test("[LOY-2d] removing a free pizza removes its code at once, so that the next pizza costs no points", async () => {
  const { browser, tab } = await openWithFreePizza()
  expect(tab.cart.removeLine(firstLine(tab)).wasFreePizza).toBe(true)
  expect(tab.cart.view.get().promos).toEqual([])
  tab.cart.addLine(medium)
  expect(tab.cart.view.get()).toMatchObject({ promos: [], isUpdating: false, bill: { discounts: [] } })
  await browser.time.advance(1000)
  expect([browser.server.cart("cart-1").promos, codesOnBill(tab)]).toEqual([[], []])
  expect(tab.errors).toEqual([])
})

test("[LOY-2d] undoing the removal brings back the pizza and its code", async () => {
  const { browser, tab } = await openWithFreePizza()
  const { undo } = tab.cart.removeLine(firstLine(tab))
  await browser.time.advance(1000)
  undo()
  await browser.time.advance(1000)
  expect(codesOnBill(tab)).toEqual(["FREEPIZZA"])
  expect(browser.server.quantities("cart-1")).toEqual({ farm: 1 })
})

test("[LOY-2d] if the code can't be restored, undoing the removal says so", async () => {
  const { browser, tab } = await openWithFreePizza()
  const { undo } = tab.cart.removeLine(firstLine(tab))
  await browser.time.advance(1000)
  browser.setOnline(false)
  undo()
  await browser.time.advance(100)
  expect(tab.toasts).toEqual(["Couldn’t update your cart. Check your connection and try again."])
})

test("[LOY-2d] a free pizza that is changed to another size is no longer free, and the customer is told", async () => {
  const { browser, tab } = await openWithFreePizza()
  tab.cart.updateLine(firstLine(tab).id, large)
  expect(tab.toasts).toEqual(["Farmhouse is no longer free. Your points are safe."])
  expect([tab.cart.view.get().promos, codesOnBill(tab)]).toEqual([[], []])
  await browser.time.advance(1000)
  expect(browser.server.cart("cart-1").promos).toEqual([])
})

/** A member's tab with two pizzas that can be free. Points pay for one of them. */
async function openWithTwoPizzas({ hasOffers = true } = {}) {
  const { browser, tab } = await openWithFreePizza({ hasOffers })
  tab.cart.addLine({ productId: "feast", size: "medium" })
  await browser.time.advance(1000)
  const freeName = () => pointsPaidLine(tab.cart.view.get().bill)?.name
  const free = tab.content.lines.find(({ id }) => id === pointsPaidLine(tab.cart.view.get().bill)?.id)
  if (!free) throw new Error("no pizza is free")
  const other = tab.content.lines.find(({ id }) => id !== free.id)
  if (!other) throw new Error("there is one pizza")
  return { browser, tab, freeName, free, other }
}

test("[LOY-2d] if the points pay for another pizza after a removal, the customer is told which; undo brings the first one back", async () => {
  const { browser, tab, freeName, free, other } = await openWithTwoPizzas()
  const { undo, wasFreePizza, nowFree } = tab.cart.removeLine(free)
  expect([wasFreePizza, nowFree?.id, nowFree?.points]).toEqual([false, other.id, 600])
  await browser.time.advance(1000)
  expect([freeName(), tab.toasts]).toEqual([nowFree?.name, []])
  undo()
  await browser.time.advance(1000)
  expect(browser.server.quantities("cart-1")).toEqual({ farm: 1, feast: 1 })
  expect([codesOnBill(tab), tab.toasts]).toEqual([["FREEPIZZA"], []])
})

test("[LOY-2d] removing a pizza that isn't free says nothing about points", async () => {
  const { tab, other } = await openWithTwoPizzas()
  expect(tab.cart.removeLine(other)).toMatchObject({ wasFreePizza: false, nowFree: undefined })
})

test("[LOY-2d] if a free pizza gets another size and points pay for another pizza, the customer is told which", async () => {
  const { tab, free, freeName } = await openWithTwoPizzas()
  tab.cart.updateLine(free.id, { productId: free.productId, size: "large" })
  expect(tab.toasts).toEqual([`Your 600 points now pay for ${freeName()}.`])
})

test("[LOY-2d] while the offers aren't loaded, the customer is told about the other pizza as soon as the server replies", async () => {
  const { browser, tab, free, freeName } = await openWithTwoPizzas({ hasOffers: false })
  expect(tab.cart.removeLine(free).nowFree).toBeUndefined()
  await browser.time.advance(1000)
  expect(tab.toasts).toEqual([`Your 600 points now pay for ${freeName()}.`])
})

test("[LOY-2d] while the offers aren't loaded, the customer is told as soon as the server drops the code", async () => {
  const { browser, tab } = await openWithFreePizza({ hasOffers: false })
  expect(tab.cart.removeLine(firstLine(tab)).wasFreePizza).toBe(false)
  expect(tab.toasts).toEqual([])
  await browser.time.advance(1000)
  expect(tab.toasts).toEqual(["Your free pizza was removed. Your points are safe."])
})

import fc from "fast-check"
import { expect, test } from "vitest"
import { FakeBrowserTabs, type FakeTab, type RequestOutcome } from "./testing/fake-browser-tabs.ts"
import { settle } from "./testing/fake-time.ts"

const cola = { productId: "cola" }

async function openTwoTabs(): Promise<{ browser: FakeBrowserTabs; one: FakeTab; other: FakeTab; lineId: string }> {
  const browser = new FakeBrowserTabs()
  const one = browser.openTab()
  one.cart.addLine(cola)
  await browser.time.advance(1000)
  const other = browser.openTab()
  await browser.time.advance(1000)
  await browser.deliverMessages()
  return { browser, one, other, lineId: browser.server.cart("cart-1").lines[0]?.id ?? "" }
}

test("[CAR-7b] a change in one tab is shown in the other, which sends no request for it", async () => {
  const { browser, one, other, lineId } = await openTwoTabs()
  const requestCount = browser.server.requests.length
  one.cart.changeQuantity(lineId, 1)
  await browser.time.advance(300)
  await browser.deliverMessages()
  expect(other.content.lines).toMatchObject([{ quantity: 2 }])
  expect(browser.server.requests).toHaveLength(requestCount + 1)
})

test("[CAR-7e] when two offline tabs each add one item, the cart has two more", async () => {
  const { browser, one, other, lineId } = await openTwoTabs()
  browser.setOnline(false)
  one.cart.changeQuantity(lineId, 1)
  other.cart.changeQuantity(lineId, 1)
  await browser.time.advance(10_000)
  browser.setOnline(true)
  await browser.settleAll()
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 3 })
  expect(other.content).toEqual(one.content)
})

test("[CAR-7e] an older cart never replaces a newer one, whether it comes late from another tab or from the server", async () => {
  const { browser, one, other, lineId } = await openTwoTabs()
  // The other tab's reply is version 2. Before it arrives, this tab's change results in version 3.
  other.outcomes.push("hold reply")
  other.cart.changeQuantity(lineId, 1)
  await browser.time.advance(300)
  one.cart.changeQuantity(lineId, 5)
  await browser.time.advance(300)
  expect(one.cart.serverCart()).toMatchObject({ version: 3, lines: [{ quantity: 7 }] })
  other.releaseReplies()
  await settle()
  expect(other.cart.serverCart()?.version).toBe(2)
  // Each tab receives the other's cart: `one` gets an older cart, `other` a newer one.
  await browser.deliverMessages()
  expect(one.cart.serverCart()).toMatchObject({ version: 3, lines: [{ quantity: 7 }] })
  expect(other.cart.serverCart()).toMatchObject({ version: 3, lines: [{ quantity: 7 }] })
})

test("[CAR-7d] [CAR-7e] when a request is retried, the server's repeated reply doesn't replace the newer cart of another tab", async () => {
  const { browser, one, other, lineId } = await openTwoTabs()
  one.outcomes.push("lose reply")
  one.cart.changeQuantity(lineId, 1)
  await browser.time.advance(300)
  other.cart.changeQuantity(lineId, 5)
  await browser.time.advance(300)
  await browser.deliverMessages()
  expect(one.cart.serverCart()?.version).toBe(3)
  await browser.time.advance(2000)
  expect(one.cart.view.get()).toMatchObject({ hasPendingChanges: false, lines: [{ quantity: 7 }] })
  expect(one.cart.serverCart()?.version).toBe(3)
})

test("[CAR-7b] a closed tab's pending changes are adopted by exactly one other tab and applied once", async () => {
  const { browser, one, other, lineId } = await openTwoTabs()
  browser.setOnline(false)
  one.cart.changeQuantity(lineId, 2)
  const third = browser.openTab()
  await settle()
  expect(third.content.lines).toMatchObject([{ quantity: 1 }])
  browser.close(one)
  await settle()
  const fourth = browser.openTab()
  // When the third tab was opened, it found the stored changes and began to wait for their tab to close.
  expect(third.content.lines).toMatchObject([{ quantity: 3 }])
  expect([other, fourth].map(({ content }) => content.lines[0]?.quantity)).toEqual([1, 1])
  await browser.settleAll()
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 3 })
  expect(other.content.lines).toMatchObject([{ quantity: 3 }])
  expect([...browser.stored.keys()].filter((name) => name.startsWith("cartCalls:"))).toEqual([])
})

test("[CAR-7b] [CAR-7d] a change is applied once when its tab is closed after the request arrived", async () => {
  const { browser, one, lineId } = await openTwoTabs()
  one.outcomes.push("hold reply")
  one.cart.changeQuantity(lineId, 2)
  await browser.time.advance(300)
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 3 })
  browser.close(one)
  const next = browser.openTab()
  await browser.settleAll()
  expect(browser.server.quantities("cart-1")).toEqual({ cola: 3 })
  expect(next.content.lines).toMatchObject([{ quantity: 3 }])
})

test("[IDN-11a] [IDN-12] when another tab removes the stored cart, this tab drops its own", async () => {
  const { browser, one, other } = await openTwoTabs()
  browser.session.cartId = "cart-2"
  void one.cart.clear()
  await settle()
  expect(other.content.lines).toEqual([])
  await browser.settleAll()
  expect(browser.server.quantities("cart-2")).toEqual({})
})

test("[IDN-11a] after a sign-out in another tab, a late reply is neither stored nor passed on", async () => {
  const { browser, one, other, lineId } = await openTwoTabs()
  one.outcomes.push("hold reply")
  one.cart.changeQuantity(lineId, 1)
  await browser.time.advance(300)
  browser.session.isSignedOut = true
  browser.stored.clear()
  one.releaseReplies()
  await settle()
  await browser.deliverMessages()
  expect([one, other].map(({ cart }) => cart.serverCart()?.version)).toEqual([1, 1])
  expect([...browser.stored]).toEqual([])
})

type Step =
  | { kind: "add"; tab: number; product: number }
  | { kind: "change"; tab: number; lineIndex: number; add: number }
  | { kind: "remove"; tab: number; lineIndex: number }
  | { kind: "configure"; tab: number; lineIndex: number }
  | { kind: "tip"; tab: number; tip: number }
  | { kind: "wait"; ms: number }
  | { kind: "outcome"; tab: number; outcome: RequestOutcome }
  | { kind: "release"; tab: number }
  | { kind: "message" }
  | { kind: "connection"; isOnline: boolean }
  | { kind: "reopen"; tab: number }

const products = [
  { productId: "cola" },
  { productId: "shake", size: "regular" },
  { productId: "farm", size: "regular" },
  { productId: "farm", size: "medium" },
]
const tab = fc.nat(1)
const lineIndex = fc.nat(3)
/** One item per step, so that the total never exceeds a limit. */
const addition = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), tab, product: fc.nat(3) }),
  fc.record({ kind: fc.constant("change" as const), tab, lineIndex, add: fc.constant(1) }),
)
const networkStep = fc.oneof(
  fc.record({ kind: fc.constant("wait" as const), ms: fc.constantFrom(100, 300, 2500, 20_000) }),
  fc.record({
    kind: fc.constant("outcome" as const),
    tab,
    outcome: fc.constantFrom<RequestOutcome>("lose request", "lose reply", "hold reply"),
  }),
  fc.record({ kind: fc.constant("release" as const), tab }),
  fc.record({ kind: fc.constant("message" as const) }),
  fc.record({ kind: fc.constant("connection" as const), isOnline: fc.boolean() }),
  fc.record({ kind: fc.constant("reopen" as const), tab }),
)
const anyChange = fc.oneof(
  addition,
  fc.record({ kind: fc.constant("change" as const), tab, lineIndex, add: fc.constantFrom(-1, 1, 2) }),
  fc.record({ kind: fc.constant("remove" as const), tab, lineIndex }),
  fc.record({ kind: fc.constant("configure" as const), tab, lineIndex }),
  fc.record({ kind: fc.constant("tip" as const), tab, tip: fc.constantFrom(0, 10_00, 20_00) }),
)

/**
 * Runs the steps in two tabs. If every change adds one item, returns the number of items that were added, by product;
 * otherwise the result is meaningless.
 */
async function run(browser: FakeBrowserTabs, steps: readonly Step[]): Promise<Record<string, number>> {
  const tabs = [browser.openTab(), browser.openTab()]
  const added: Record<string, number> = {}
  for (const step of steps) {
    const current = "tab" in step ? tabs[step.tab] : undefined
    if (step.kind === "wait") await browser.time.advance(step.ms)
    else if (step.kind === "message") await browser.deliverMessage()
    else if (step.kind === "connection") browser.setOnline(step.isOnline)
    else if (current) apply(browser, tabs, current, step, added)
  }
  await browser.settleAll()
  for (const each of tabs) await each.cart.fetch()
  await browser.settleAll()
  for (const { cart } of tabs) expect(cart.view.get().hasPendingChanges).toBe(false)
  const { lines, options, storeId, deliveryType } = browser.server.cart("cart-1")
  for (const { content } of tabs) expect(content).toEqual({ lines, options, storeId, deliveryType })
  for (const { errors } of tabs) expect(errors).toEqual([])
  return added
}

function apply(
  browser: FakeBrowserTabs,
  tabs: FakeTab[],
  current: FakeTab,
  step: Extract<Step, { tab: number }>,
  added: Record<string, number>,
): void {
  const { cart } = current
  const line = "lineIndex" in step ? current.content.lines[step.lineIndex] : undefined
  const product = step.kind === "add" ? (products[step.product] ?? cola) : line
  if (product) added[product.productId] = (added[product.productId] ?? 0) + 1
  if (step.kind === "add") cart.addLine(products[step.product] ?? cola)
  else if (step.kind === "tip") cart.setOptions({ tip: step.tip, cooking: `for ${step.tip}` })
  else if (step.kind === "outcome") current.outcomes.push(step.outcome)
  else if (step.kind === "release") current.releaseReplies()
  else if (step.kind === "reopen") {
    browser.close(current)
    tabs[step.tab] = browser.openTab({ tabStorage: current.tabStorage })
  } else if (line && step.kind === "change") cart.changeQuantity(line.id, step.add)
  else if (line && step.kind === "remove") cart.removeLine(line)
  else if (line && step.kind === "configure") cart.updateLine(line.id, { productId: "farm", size: "large" })
}

test("[CAR-7d] [CAR-7e] whatever two tabs add, the server has every addition exactly once despite network failures and reloads", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(addition, networkStep), { maxLength: 20 }), async (steps) => {
      const browser = new FakeBrowserTabs()
      const added = await run(browser, steps)
      expect(browser.server.quantities("cart-1")).toEqual(added)
    }),
    { numRuns: 100 },
  ))

test("[CAR-7e] any changes in two tabs, in any order and on any network, end with both tabs showing the server's cart", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(anyChange, networkStep), { maxLength: 25 }), async (steps) => {
      await expect(run(new FakeBrowserTabs(), steps)).resolves.toBeDefined()
    }),
    { numRuns: 100 },
  ))

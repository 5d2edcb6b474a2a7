import { expect, test } from "vitest"
import type { DeviceStorage } from "../client/storage/device-storage.ts"
import { createReorderKey } from "./reorder.ts"
import { FakeBrowserTabs } from "./testing/fake-browser-tabs.ts"

const KEEP_CART = true

/** Creates the reorder key on a tab's storage. `items` is null if the browser forbids storage. */
function createKey(items: Map<string, string> | null) {
  const tab: DeviceStorage["tab"] = () => {
    if (!items) throw new DOMException("forbidden", "SecurityError")
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }
  }
  const random = { uuid: () => crypto.randomUUID(), fraction: () => 0 }
  return createReorderKey({ random, storage: { tab } as DeviceStorage })
}

test.each([
  ["with storage", new Map<string, string>()],
  ["without storage", null],
])("%s, a reorder has the same key until the server answers; a different or later reorder has another", (_, items) => {
  const key = createKey(items)
  const firstKey = key.get("IN00000001 keep")
  expect(key.get("IN00000001 keep")).toBe(firstKey)
  expect(key.get("IN00000001 anew")).not.toBe(firstKey)
  const secondKey = key.get("IN00000001 keep")
  key.discard()
  expect(key.get("IN00000001 keep")).not.toBe(secondKey)
})

test("after a reload, an unanswered reorder has the same key", () => {
  const items = new Map<string, string>()
  const originalKey = createKey(items).get("IN00000001 keep")
  expect(createKey(items).get("IN00000001 keep")).toBe(originalKey)
})

test("[ORD-8b] [ORD-8c] a reorder whose replies are lost is repeated with the same key and adds its lines once", async () => {
  const browser = new FakeBrowserTabs()
  const tab = browser.openTab()
  tab.outcomes.push("lose reply", "lose reply")
  const reordered = tab.cart.reorder("IN00000001", KEEP_CART)
  await browser.time.advance(2000)
  expect(await reordered).toEqual({ ok: true, data: [] })
  expect(new Set(browser.server.requests.map(({ key }) => key)).size).toBe(1)
  expect(browser.server.requests).toHaveLength(3)
  expect(tab.content.lines).toMatchObject([{ productId: "cola", quantity: 2 }])
  expect(JSON.parse(browser.stored.get("fromReorder") ?? "")).toEqual({ orderId: "IN00000001", changes: [] })
  // The next call is a new reorder.
  await tab.cart.reorder("IN00000001", KEEP_CART)
  expect(tab.content.lines).toMatchObject([{ productId: "cola", quantity: 4 }])
})

test("after three failed attempts a reorder fails, and trying again adds its lines once", async () => {
  const browser = new FakeBrowserTabs()
  const tab = browser.openTab()
  tab.outcomes.push("lose reply", "lose request", "lose request")
  const reordered = tab.cart.reorder("IN00000001", KEEP_CART)
  await browser.time.advance(2000)
  expect(await reordered).toMatchObject({ ok: false, kind: "failed", code: "NO_RESPONSE" })
  expect(await tab.cart.reorder("IN00000001", KEEP_CART)).toMatchObject({ ok: true })
  expect(tab.content.lines).toMatchObject([{ productId: "cola", quantity: 2 }])
})

test("bill changes caused by a reorder are not reported as changes that the customer didn't make", async () => {
  const browser = new FakeBrowserTabs()
  const tab = browser.openTab()
  tab.cart.addLine({ productId: "shake", size: "regular" })
  await browser.time.advance(1000)
  browser.server.soldOut = ["shake"]
  await tab.cart.reorder("IN00000001", KEEP_CART)
  expect(tab.cart.view.get()).toMatchObject({ billChanges: [], bill: { invalidItems: [{ productId: "shake" }] } })
})

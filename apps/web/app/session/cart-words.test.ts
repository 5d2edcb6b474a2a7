import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type StandInBrowser, standInBrowser } from "../testing/stand-in-browser.ts"

/** The browser's key store is not to be had here; the encryption itself is the real one. */
const key = crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"])
vi.mock("./encryption-key.ts", () => ({ encryptionKey: () => key }))

let browser: StandInBrowser
beforeEach(() => {
  browser = standInBrowser()
  vi.stubGlobal("navigator", {})
})
afterEach(() => vi.unstubAllGlobals())

/** A page of its own over the same browser storage, with what was private in it decrypted. */
async function openPage() {
  vi.resetModules()
  await (await import("./storage.ts")).restorePrivate()
  return { ...(await import("./cart-queue.ts")), ...(await import("./kept-cart.ts")) }
}

const words = { cooking: "Well done for Asha", delivery: "Blue door, Villa 77" }
const storedText = () => [...browser.kept.values(), ...browser.keptForTab.values()].join("\n")
const hasDraft = () => vi.waitFor(() => expect(browser.keptForTab.has("hearth:wordsDraft")).toBe(true))

const bill = { validItems: [], invalidItems: [], charges: [], discounts: [] }
const cart = {
  cartId: "c",
  version: 3,
  pricedAt: "2026-11-15T13:30:00.000Z",
  lines: [],
  bill,
  options: { tip: 20_00, carryBag: true, noContact: true, ...words },
} as unknown as Cart

test("[SES-7] [SEC-4] a kept cart is without what was written for the kitchen and the rider", async () => {
  const page = await openPage()
  page.writeKeptCart({ cart, guest: true, seen: null })
  expect(storedText()).not.toMatch(/Asha|Villa/)
  const { options } = page.readKeptCart().cart ?? {}
  expect(options).toEqual({ tip: 20_00, carryBag: true, noContact: true, cooking: "", delivery: "" })
  expect(cart.options).toMatchObject(words)
})

test("[IDN-11] a cart that arrives after its customer signed out is not stored again", async () => {
  vi.resetModules()
  const { acceptCart } = await import("./cart-state.ts")
  const { noteSignedOut } = await import("./leaving.ts")
  noteSignedOut()
  acceptCart(cart)
  expect(browser.kept.size).toBe(0)
})

test("[SES-7] [SEC-4] [CAR-5] what was written and is not told yet is stored encrypted, and told by the next page", async () => {
  const first = await openPage()
  first.queueWish({ kind: "change", changes: [{ line: "a", add: 1 }] })
  first.queueWish({ kind: "options", said: words })
  await hasDraft()
  expect(storedText()).not.toMatch(/Asha|Villa/)
  const keys = first.queuedCalls().map((call) => call.key)

  const next = await openPage()
  const taken = vi.fn<() => void>()
  next.takeOverQueues(taken)
  await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(2))
  expect(next.queuedCalls()).toMatchObject([
    { kind: "change", sent: true },
    { kind: "options", said: words, sent: true },
  ])
  expect(next.queuedCalls().map((call) => call.key)).toEqual(keys)
  expect(storedText()).not.toMatch(/Asha|Villa/)
})

test("[SES-7] [CAR-5] what was taken back again stays behind what was written before", async () => {
  const first = await openPage()
  first.queueWish({ kind: "options", said: words })
  for (const call of first.queuedCalls()) call.sent = true
  first.queueWish({ kind: "options", said: { cooking: "" } })
  await hasDraft()
  const next = await openPage()
  next.takeOverQueues(() => undefined)
  expect(next.queuedCalls()).toMatchObject([{ said: words }, { said: { cooking: "" } }])
})

test("[SES-7] once all of it is told nothing of it is stored", async () => {
  const page = await openPage()
  page.queueWish({ kind: "options", said: words })
  await hasDraft()
  page.keepCalls([])
  expect(storedText()).toBe("")
})

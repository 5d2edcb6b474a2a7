import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type FakeBrowser, createFakeBrowser } from "../testing/fake-browser.ts"

/** Node has no IndexedDB for the key, so the key is mocked; the encryption itself is real. */
const key = crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"])
vi.mock("../client/storage/encryption-key.ts", () => ({ encryptionKey: () => key }))

let browser: FakeBrowser
beforeEach(() => {
  browser = createFakeBrowser()
  vi.stubGlobal("navigator", {})
})
afterEach(() => vi.unstubAllGlobals())

/** Opens another page on the same browser storage, with private values decrypted. */
async function openPage() {
  vi.resetModules()
  await (await import("../client/storage/storage.ts")).restorePrivate()
  return { ...(await import("./cart-queue.ts")), ...(await import("./cart-storage.ts")) }
}

const words = { cooking: "Well done for Asha", delivery: "Blue door, Villa 77" }
const storedText = () => [...browser.localItems.values(), ...browser.sessionItems.values()].join("\n")
const hasDraft = () => vi.waitFor(() => expect(browser.sessionItems.has("hearth:wordsDraft")).toBe(true))

const bill = { validItems: [], invalidItems: [], charges: [], discounts: [] }
const cart = {
  cartId: "c",
  version: 3,
  pricedAt: "2026-11-15T13:30:00.000Z",
  lines: [],
  bill,
  options: { tip: 20_00, carryBag: true, noContact: true, ...words },
} as unknown as Cart

test("[SES-7d] [SEC-4b] a stored cart doesn't contain the instructions for the kitchen and the rider", async () => {
  const page = await openPage()
  page.writeStoredCart({ cart, guest: true, seen: null })
  expect(storedText()).not.toMatch(/Asha|Villa/)
  const { options } = page.readStoredCart().cart ?? {}
  expect(options).toEqual({ tip: 20_00, carryBag: true, noContact: true, cooking: "", delivery: "" })
  expect(cart.options).toMatchObject(words)
})

test("[IDN-11a] a cart that arrives after its customer signed out is not stored again", async () => {
  vi.resetModules()
  const { acceptCart } = await import("./cart-state.ts")
  const { noteSignedOut } = await import("../client/session/sign-out-state.ts")
  noteSignedOut()
  acceptCart(cart)
  expect(browser.localItems.size).toBe(0)
})

test("[SES-7d] [SEC-4b] [CAR-5d] unsent instructions are stored encrypted, and the next page adopts them", async () => {
  const first = await openPage()
  first.enqueueChange({ kind: "change", changes: [{ line: "a", add: 1 }] })
  first.enqueueChange({ kind: "options", said: words })
  await hasDraft()
  expect(storedText()).not.toMatch(/Asha|Villa/)
  const keys = first.pendingCalls().map((call) => call.key)

  const next = await openPage()
  const taken = vi.fn<() => void>()
  next.adoptAbandonedQueues(taken)
  await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(2))
  expect(next.pendingCalls()).toMatchObject([
    { kind: "change", sent: true },
    { kind: "options", said: words, sent: true },
  ])
  expect(next.pendingCalls().map((call) => call.key)).toEqual(keys)
  expect(storedText()).not.toMatch(/Asha|Villa/)
})

test("[CAR-5d] clearing the instructions stays queued after writing them", async () => {
  const first = await openPage()
  first.enqueueChange({ kind: "options", said: words })
  for (const call of first.pendingCalls()) call.sent = true
  first.enqueueChange({ kind: "options", said: { cooking: "" } })
  await hasDraft()
  const next = await openPage()
  next.adoptAbandonedQueues(() => undefined)
  expect(next.pendingCalls()).toMatchObject([{ said: words }, { said: { cooking: "" } }])
})

test("instructions are removed from storage once all of them are sent", async () => {
  const page = await openPage()
  page.enqueueChange({ kind: "options", said: words })
  await hasDraft()
  page.setPendingCalls([])
  expect(storedText()).toBe("")
})

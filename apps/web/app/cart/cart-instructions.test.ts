import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type FakeBrowser, createFakeBrowser } from "../testing/fake-browser.ts"
import type { CartTabs } from "./cart-deps.ts"
import { createCartQueue } from "./cart-queue.ts"
import { readDeviceCart, writeDeviceCart } from "./cart-storage.ts"

/** Node has no IndexedDB for the key, so the key is mocked; the encryption itself is real. */
const key = crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"])
vi.mock("../client/storage/encryption-key.ts", () => ({ encryptionKey: () => key }))

let browser: FakeBrowser
beforeEach(() => {
  browser = createFakeBrowser()
})
afterEach(() => vi.unstubAllGlobals())

/** Opens another page on the same browser storage, with private values decrypted. */
async function openPage() {
  vi.resetModules()
  await (await import("../client/storage/storage.ts")).restorePrivateValues()
  const { createDeviceStorage } = await import("../client/storage/device-storage.ts")
  const storage = createDeviceStorage()
  const random = { uuid: () => crypto.randomUUID(), fraction: () => 0 }
  const tabs: CartTabs = { post: () => undefined, onMessage: () => undefined, withLock: (_, work) => work() }
  return { storage, queue: createCartQueue({ storage, tabs, random }) }
}

const instructions = { cooking: "Well done for Asha", delivery: "Blue door, Villa 77" }
const storedText = () => [...browser.localItems.values(), ...browser.sessionItems.values()].join("\n")
const storedDraft = () => browser.sessionItems.get("hearth:wordsDraft")
const waitForDraft = () => vi.waitFor(() => expect(storedDraft()).toBeDefined())

const bill = { validItems: [], invalidItems: [], charges: [], discounts: [] }
const cart = {
  cartId: "c",
  version: 3,
  pricedAt: "2026-11-15T13:30:00.000Z",
  lines: [],
  bill,
  options: { tip: 20_00, carryBag: true, noContact: true, ...instructions },
} as unknown as Cart

test("[SES-7d] [SEC-4b] a stored cart doesn't contain the instructions for the kitchen and the rider", async () => {
  const { storage } = await openPage()
  writeDeviceCart(storage, { cart, guest: true, seen: null })
  expect(storedText()).not.toMatch(/Asha|Villa/)
  const { options } = readDeviceCart(storage).cart ?? {}
  expect(options).toEqual({ tip: 20_00, carryBag: true, noContact: true, cooking: "", delivery: "" })
  expect(cart.options).toMatchObject(instructions)
})

test("[SES-7d] [SEC-4b] [CAR-5d] unsent instructions are stored encrypted, and the next page adopts them", async () => {
  const { queue: first } = await openPage()
  first.enqueue({ kind: "change", changes: [{ line: "a", add: 1 }] })
  first.enqueue({ kind: "options", said: instructions })
  await waitForDraft()
  expect(storedText()).not.toMatch(/Asha|Villa/)
  const keys = first.calls().map((call) => call.key)

  const { queue: next } = await openPage()
  const onAdopted = vi.fn<() => void>()
  next.adoptAbandoned(onAdopted)
  await vi.waitFor(() => expect(onAdopted).toHaveBeenCalledTimes(2))
  expect(next.calls()).toMatchObject([
    { kind: "change", sent: true },
    { kind: "options", said: instructions, sent: true },
  ])
  expect(next.calls().map((call) => call.key)).toEqual(keys)
  expect(storedText()).not.toMatch(/Asha|Villa/)
})

test("[CAR-5d] a call that clears the instructions stays queued behind the call that wrote them", async () => {
  const { queue: first } = await openPage()
  first.enqueue({ kind: "options", said: instructions })
  await waitForDraft()
  const firstDraft = storedDraft()
  for (const call of first.calls()) call.sent = true
  first.enqueue({ kind: "options", said: { cooking: "" } })
  await vi.waitFor(() => expect(storedDraft()).not.toBe(firstDraft))
  const { queue: next } = await openPage()
  next.adoptAbandoned(() => undefined)
  expect(next.calls()).toMatchObject([{ said: instructions }, { said: { cooking: "" } }])
})

test("instructions are removed from storage once all of them are sent", async () => {
  const { queue } = await openPage()
  queue.enqueue({ kind: "options", said: instructions })
  await waitForDraft()
  queue.set([])
  expect(storedText()).toBe("")
})

import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type StandInBrowser, standInBrowser } from "../testing/stand-in-browser.ts"

/** The browser's key store is not to be had here; the encryption itself is the real one. */
const key = crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"])
vi.mock("./encryption-key.ts", () => ({ encryptionKey: () => key }))

let browser: StandInBrowser
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  browser = standInBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const asha = { typed: { firstName: "Asha" } }
const isStored = () => browser.keptForTab.has("hearth:checkoutDraft")
const open = () => Promise.all([import("./kept-checkout.ts"), import("./order-in-hand.ts")])
const stored = () => vi.waitFor(() => expect(isStored()).toBe(true))

test("[SES-7] [SEC-4] a checkout draft is stored after a moment, encrypted, for this tab only", async () => {
  const [{ keepCheckoutDraft, openCheckoutDraft }] = await open()
  openCheckoutDraft()
  keepCheckoutDraft({ typed: { firstName: "A" } })
  keepCheckoutDraft(asha)
  expect(openCheckoutDraft()).toBeNull()
  vi.runOnlyPendingTimers()
  expect(openCheckoutDraft()).toEqual(asha)
  await stored()
  expect([...browser.keptForTab.values()].join("")).not.toContain("Asha")
  expect(browser.kept.size).toBe(0)
})

test("[SES-7] once its order is placed the draft is gone, and the screen that is being left writes no other", async () => {
  const [{ keepCheckoutDraft, openCheckoutDraft, storeCheckoutDraft }, { endOrderInHand, keepOrderInHand }] =
    await open()
  openCheckoutDraft()
  keepOrderInHand("mark", "t1")
  keepCheckoutDraft(asha)
  storeCheckoutDraft()
  await stored()
  endOrderInHand({ transactionId: "another", confirmation: "confirmed" })
  expect(isStored()).toBe(true)
  endOrderInHand({ transactionId: "t1", confirmation: "confirmed" })
  expect(isStored()).toBe(false)
  keepCheckoutDraft(asha)
  storeCheckoutDraft()
  expect(openCheckoutDraft()).toBeNull()
})

test("[ORD-8] once the order of this tab is confirmed, what differed from the one before is gone at once", async () => {
  const [, { endOrderInHand, keepOrderInHand }] = await open()
  const { keepFromReorder, readFromReorder } = await import("./from-reorder.ts")
  const reordered = { orderId: "IN00000001", changes: [] }
  keepFromReorder(reordered)
  keepOrderInHand("mark", "t1")
  endOrderInHand({ transactionId: "another", confirmation: "confirmed" })
  expect(readFromReorder()).toEqual(reordered)
  endOrderInHand({ transactionId: "t1", confirmation: "confirmed" })
  expect(readFromReorder()).toBeNull()
})

test("[SES-7] what was written for an order that came to nothing is there for the next", async () => {
  const [{ keepCheckoutDraft, openCheckoutDraft, storeCheckoutDraft }, { endOrderInHand, keepOrderInHand }] =
    await open()
  openCheckoutDraft()
  keepOrderInHand("mark", "t1")
  keepCheckoutDraft(asha)
  storeCheckoutDraft()
  endOrderInHand({ transactionId: "t1", confirmation: "failed" })
  expect(openCheckoutDraft()).toEqual(asha)
})

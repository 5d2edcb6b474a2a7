import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type FakeBrowser, createFakeBrowser } from "../../testing/fake-browser.ts"

/** Node has no IndexedDB for the key, so the key is mocked; the encryption itself is real. */
const key = crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"])
vi.mock("../../client/storage/encryption-key.ts", () => ({ encryptionKey: () => key }))

let browser: FakeBrowser
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  browser = createFakeBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const asha = { typed: { firstName: "Asha" } }
const isStored = () => browser.sessionItems.has("hearth:checkoutDraft")
const storedSource = (): unknown => JSON.parse(browser.localItems.get("hearth:fromReorder") ?? "null")
const open = () => Promise.all([import("./checkout-draft-storage.ts"), import("./order-attempt.ts")])
const stored = () => vi.waitFor(() => expect(isStored()).toBe(true))

test("[SES-7d] [SEC-4b] a checkout draft is stored with a delay, encrypted, for this tab only", async () => {
  const [{ saveCheckoutDraftSoon, openCheckoutDraft }] = await open()
  openCheckoutDraft()
  saveCheckoutDraftSoon({ typed: { firstName: "A" } })
  saveCheckoutDraftSoon(asha)
  expect(openCheckoutDraft()).toBeNull()
  vi.runOnlyPendingTimers()
  expect(openCheckoutDraft()).toEqual(asha)
  await stored()
  expect([...browser.sessionItems.values()].join("")).not.toContain("Asha")
  expect(browser.localItems.size).toBe(0)
})

test("once its order is confirmed the draft is removed, and the checkout can't store it again", async () => {
  const [{ saveCheckoutDraftSoon, openCheckoutDraft, saveCheckoutDraft }, { finishOrderAttempt, storeOrderAttempt }] =
    await open()
  openCheckoutDraft()
  storeOrderAttempt("mark", "t1")
  saveCheckoutDraftSoon(asha)
  saveCheckoutDraft()
  await stored()
  finishOrderAttempt({ transactionId: "another", confirmation: "confirmed" })
  expect(isStored()).toBe(true)
  finishOrderAttempt({ transactionId: "t1", confirmation: "confirmed" })
  expect(isStored()).toBe(false)
  saveCheckoutDraftSoon(asha)
  saveCheckoutDraft()
  expect(openCheckoutDraft()).toBeNull()
})

test("[ORD-8c] once this tab's order is confirmed, the note about the reordered order is removed", async () => {
  const [, { finishOrderAttempt, storeOrderAttempt }] = await open()
  const { reorderSource } = await import("../../cart/reorder-source.ts")
  const reordered = { orderId: "IN00000001", changes: [] }
  reorderSource.set(reordered)
  storeOrderAttempt("mark", "t1")
  finishOrderAttempt({ transactionId: "another", confirmation: "confirmed" })
  expect(storedSource()).toEqual(reordered)
  finishOrderAttempt({ transactionId: "t1", confirmation: "confirmed" })
  expect(storedSource()).toBeNull()
})

test("the draft of a failed order is available for the next one", async () => {
  const [
    { saveCheckoutDraftSoon, openCheckoutDraft, saveCheckoutDraft },
    { finishOrderAttempt: endOrderInHand, storeOrderAttempt: keepOrderInHand },
  ] = await open()
  openCheckoutDraft()
  keepOrderInHand("mark", "t1")
  saveCheckoutDraftSoon(asha)
  saveCheckoutDraft()
  endOrderInHand({ transactionId: "t1", confirmation: "failed" })
  expect(openCheckoutDraft()).toEqual(asha)
})

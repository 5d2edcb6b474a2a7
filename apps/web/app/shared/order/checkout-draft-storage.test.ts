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
const importModules = () => Promise.all([import("./checkout-draft-storage.ts"), import("./order-attempt.ts")])
const waitUntilStored = () => vi.waitFor(() => expect(isStored()).toBe(true))

test("[SES-7d] [SEC-4b] a checkout draft is stored with a delay, encrypted, for this tab only", async () => {
  const [{ scheduleCheckoutDraftSave, startCheckoutDraft }] = await importModules()
  startCheckoutDraft()
  scheduleCheckoutDraftSave({ typed: { firstName: "A" } })
  scheduleCheckoutDraftSave(asha)
  expect(startCheckoutDraft()).toBeNull()
  vi.runOnlyPendingTimers()
  expect(startCheckoutDraft()).toEqual(asha)
  await waitUntilStored()
  expect([...browser.sessionItems.values()].join("")).not.toContain("Asha")
  expect(browser.localItems.size).toBe(0)
})

test("once its order is confirmed the draft is removed, and the checkout can't store it again", async () => {
  const [
    { scheduleCheckoutDraftSave, startCheckoutDraft, flushCheckoutDraft },
    { finishOrderAttempt, persistOrderAttempt },
  ] = await importModules()
  startCheckoutDraft()
  persistOrderAttempt("mark", "t1")
  scheduleCheckoutDraftSave(asha)
  flushCheckoutDraft()
  await waitUntilStored()
  finishOrderAttempt({ transactionId: "another", confirmation: "confirmed" })
  expect(isStored()).toBe(true)
  finishOrderAttempt({ transactionId: "t1", confirmation: "confirmed" })
  expect(isStored()).toBe(false)
  scheduleCheckoutDraftSave(asha)
  flushCheckoutDraft()
  expect(startCheckoutDraft()).toBeNull()
})

test("[ORD-8c] once this tab's order is confirmed, the reorder source is cleared", async () => {
  const [, { finishOrderAttempt, persistOrderAttempt }] = await importModules()
  const { reorderSource } = await import("../../cart/reorder-source.ts")
  const reordered = { orderId: "IN00000001", changes: [] }
  reorderSource.set(reordered)
  persistOrderAttempt("mark", "t1")
  finishOrderAttempt({ transactionId: "another", confirmation: "confirmed" })
  expect(storedSource()).toEqual(reordered)
  finishOrderAttempt({ transactionId: "t1", confirmation: "confirmed" })
  expect(storedSource()).toBeNull()
})

test("the draft of a failed order is available for the next one", async () => {
  const [
    { scheduleCheckoutDraftSave, startCheckoutDraft, flushCheckoutDraft },
    { finishOrderAttempt, persistOrderAttempt },
  ] = await importModules()
  startCheckoutDraft()
  persistOrderAttempt("mark", "t1")
  scheduleCheckoutDraftSave(asha)
  flushCheckoutDraft()
  finishOrderAttempt({ transactionId: "t1", confirmation: "failed" })
  expect(startCheckoutDraft()).toEqual(asha)
})

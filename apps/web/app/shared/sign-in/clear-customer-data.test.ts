import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createFakeBrowser, type FakeBrowser } from "../../testing/fake-browser.ts"

/** Node has no IndexedDB for the key. */
const key = crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"])
vi.mock("../../client/storage/encryption-key.ts", () => ({ encryptionKey: () => key }))

const sentIds: (string | null)[] = []
let browser: FakeBrowser

beforeEach(() => {
  vi.resetModules()
  browser = createFakeBrowser()
  sentIds.length = 0
  vi.stubGlobal("fetch", async (_path: string, { headers }: RequestInit) => {
    sentIds.push(new Headers(headers).get("x-analytics-id"))
    return Response.json({ status: "success", data: {} })
  })
})
afterEach(() => vi.unstubAllGlobals())

test("[IDN-11b] after signing out, requests no longer have the customer's analytics id", async () => {
  const { updateClientContext } = await import("../../client/api/client-context.ts")
  const { api } = await import("../../client/api/api.ts")
  const { clearCustomerData } = await import("./clear-customer-data.ts")
  updateClientContext({ analyticsId: "77" })
  await api("GET /config")
  await clearCustomerData()
  await api("GET /config")
  expect(sentIds).toEqual(["77", ""])
})

test.each(["complaintDraft", "complaintPhotosDraft", "replyDraft", "replyPhotosDraft"] as const)(
  "[IDN-11a] after signing out, %s is removed from the device and from memory",
  async (name) => {
    const { readStored, writeStored } = await import("../../client/storage/storage.ts")
    const { clearCustomerData } = await import("./clear-customer-data.ts")
    writeStored(name, { text: "The pizza was cold." })
    await vi.waitFor(() => expect([...browser.sessionItems.keys()]).toEqual([`hearth:${name}`]))
    await clearCustomerData()
    expect([...browser.sessionItems.keys()]).toEqual([])
    expect(readStored(name)).toBeNull()
  },
)

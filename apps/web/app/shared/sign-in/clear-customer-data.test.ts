import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createFakeBrowser } from "../../testing/fake-browser.ts"

const sentIds: (string | null)[] = []

beforeEach(() => {
  vi.resetModules()
  createFakeBrowser()
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

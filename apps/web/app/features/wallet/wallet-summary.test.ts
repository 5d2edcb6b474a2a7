import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { expect, test, vi } from "vitest"
import { mayReadWallet } from "./may-read-wallet.ts"
import { fetchWalletSummary } from "./wallet.api.ts"

const api = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock("../../client/api/api.ts", () => ({ api }))

const pageContext = (change: Partial<PageContext> = {}) =>
  ({ clientType: "web app-chrome", features: ["profile", "wallet"], ...change }) as PageContext

test("[PAY-8e] the wallet's summary is read only for a customer, outside mini-apps, with the wallet feature on", () => {
  expect(mayReadWallet(true, pageContext())).toBe(true)
  expect(mayReadWallet(false, pageContext())).toBe(false)
  expect(mayReadWallet(true, pageContext({ clientType: "web app-paytm" }))).toBe(false)
  expect(mayReadWallet(true, pageContext({ clientType: "web app-gpay" }))).toBe(false)
  expect(mayReadWallet(true, pageContext({ features: ["profile"] }))).toBe(false)
})

test.each([
  ["a refusal", () => Promise.resolve({ ok: false, status: 503, body: {} })],
  ["a lost connection", () => Promise.reject(new Error("offline"))],
])("[PAY-8f] %s makes the summary null", async (_, respond) => {
  api.mockImplementation(respond)
  expect(await fetchWalletSummary(new AbortController().signal)).toEqual({ ok: true, data: null })
})

import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { expect, test, vi } from "vitest"
import { mayReadWallet } from "./may-read-wallet.ts"
import { walletSummary } from "./wallet.api.ts"

const api = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock("../../session/api.ts", () => ({ api }))

const boot = (change: Partial<PageContext> = {}) =>
  ({ clientType: "web app-chrome", features: ["profile", "wallet"], ...change }) as PageContext

test("[PAY-8] the wallet's summary is read for a customer, in a browser, where there are wallets; else it is not", () => {
  expect(mayReadWallet(true, boot())).toBe(true)
  expect(mayReadWallet(false, boot())).toBe(false)
  expect(mayReadWallet(true, boot({ clientType: "web app-paytm" }))).toBe(false)
  expect(mayReadWallet(true, boot({ clientType: "web app-gpay" }))).toBe(false)
  expect(mayReadWallet(true, boot({ features: ["profile"] }))).toBe(false)
})

test.each([
  ["a refusal", () => Promise.resolve({ ok: false, status: 503, body: {} })],
  ["a lost connection", () => Promise.reject(new Error("offline"))],
])("[PAY-8] %s makes the summary null", async (_, answer) => {
  api.mockImplementation(answer)
  expect(await walletSummary(new AbortController().signal)).toBeNull()
})

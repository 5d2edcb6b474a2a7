import { afterEach, expect, test, vi } from "vitest"
import { linkWallet, verifyLink } from "./linked-wallet.api.ts"

afterEach(() => vi.unstubAllGlobals())

test("[PAY-4d] [SEC-1a] the same code is sent with the same key until a new code is requested", async () => {
  const keys: (string | undefined)[] = []
  vi.stubGlobal("navigator", { onLine: false })
  vi.stubGlobal("fetch", (path: string, { headers }: { headers: Record<string, string> }) => {
    if (path.includes("/verify")) keys.push(headers["idempotency-key"])
    return Promise.reject(new TypeError("Failed to fetch"))
  })
  await linkWallet()
  await verifyLink("123456")
  await verifyLink("123456")
  await verifyLink("654321")
  await linkWallet()
  await verifyLink("123456")
  const [first, repeated, other, afterResend] = keys
  expect(keys).toHaveLength(4)
  expect(repeated).toBe(first)
  expect(new Set([first, other, afterResend]).size).toBe(3)
  // SEC-1: keys are not secret, so they must not contain the code.
  const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  expect(keys.filter((key) => !uuid.test(key ?? ""))).toEqual([])
})

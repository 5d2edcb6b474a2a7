import { afterEach, expect, test, vi } from "vitest"
import { hasArrived, persistArrived } from "./arrived-orders.ts"

afterEach(() => vi.unstubAllGlobals())

test("the arrival is remembered across a reload, for this order only", () => {
  const storage = new Map<string, string>()
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  expect(hasArrived("IN00000001")).toBe(false)
  persistArrived("IN00000001")
  expect([hasArrived("IN00000001"), hasArrived("IN00000002")]).toEqual([true, false])
})

test("without storage, the arrival isn't remembered and nothing throws", () => {
  vi.stubGlobal("sessionStorage", undefined)
  persistArrived("IN00000001")
  expect(hasArrived("IN00000001")).toBe(false)
})

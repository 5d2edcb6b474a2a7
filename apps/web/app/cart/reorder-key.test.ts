import { afterEach, expect, test, vi } from "vitest"
import { discardReorderKey, reorderKey } from "./reorder-key.ts"

afterEach(() => {
  discardReorderKey()
  vi.unstubAllGlobals()
})

test("a reorder has the same key until it is answered; a different or repeated reorder has another", () => {
  const first = reorderKey("IN00000001 keep")
  expect(reorderKey("IN00000001 keep")).toBe(first)
  expect(reorderKey("IN00000001 anew")).not.toBe(first)
  const second = reorderKey("IN00000001 keep")
  discardReorderKey()
  expect(reorderKey("IN00000001 keep")).not.toBe(second)
})

test("after a reload, an unanswered reorder has the same key", async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const before = reorderKey("IN00000001 keep")
  vi.resetModules()
  const { reorderKey: afterReload } = await import("./reorder-key.ts")
  expect(afterReload("IN00000001 keep")).toBe(before)
})

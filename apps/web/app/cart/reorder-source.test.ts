import { afterEach, expect, test, vi } from "vitest"
import { setReorderSource, readReorderSource } from "./reorder-source.ts"

afterEach(() => vi.unstubAllGlobals())

function stubStorage(kept = new Map<string, string>()): Map<string, string> {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

const gone = { kind: "gone" as const, name: "Farmhouse", message: "Farmhouse is no longer on the menu.", instead: [] }

test("[ORD-8c] the reordered order and its changes are stored until they are cleared", () => {
  const kept = stubStorage()
  setReorderSource({ orderId: "IN00000001", changes: [gone] })
  expect(readReorderSource()).toEqual({ orderId: "IN00000001", changes: [gone] })
  setReorderSource(null)
  expect([readReorderSource(), kept.size]).toEqual([null, 0])
})

test.each([
  ["nothing", "null"],
  ["no order", '{"changes":[]}'],
  ["no list", '{"orderId":"IN00000001","changes":{}}'],
  ["half a change", '{"orderId":"IN00000001","changes":[{"kind":"gone","name":"x","message":"y"}]}'],
  ["half a product", '{"orderId":"IN00000001","changes":[{"kind":"gone","name":"x","message":"y","instead":[{}]}]}'],
])("[ORD-8c] %s in the storage counts as nothing", (_, text) => {
  stubStorage(new Map([["hearth:fromReorder", text]]))
  expect(readReorderSource()).toBeNull()
})

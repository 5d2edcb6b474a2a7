import { expect, test } from "vitest"
import type { DeviceStorage } from "../client/storage/device-storage.ts"
import { createReorderSource, parseReorderSource } from "./reorder-source.ts"

const goneItem = {
  kind: "gone" as const,
  name: "Farmhouse",
  message: "Farmhouse is no longer on the menu.",
  instead: [],
}

test("[ORD-8c] the reordered order and its changes are stored until they are cleared", () => {
  const items = new Map<string, unknown>()
  const source = createReorderSource({
    read: ((name) => items.get(name) ?? null) as DeviceStorage["read"],
    write: (name, value) => void items.set(name, value),
    remove: (name) => void items.delete(name),
    onChangedElsewhere: () => undefined,
  })
  source.set({ orderId: "IN00000001", changes: [goneItem] })
  expect(parseReorderSource(items.get("fromReorder"))).toEqual({ orderId: "IN00000001", changes: [goneItem] })
  source.set(null)
  expect(items.size).toBe(0)
})

test.each([
  ["the value null", "null"],
  ["no order", '{"changes":[]}'],
  ["no list", '{"orderId":"IN00000001","changes":{}}'],
  ["a partial change", '{"orderId":"IN00000001","changes":[{"kind":"gone","name":"x","message":"y"}]}'],
  ["a partial product", '{"orderId":"IN00000001","changes":[{"kind":"gone","name":"x","message":"y","instead":[{}]}]}'],
])("[ORD-8c] stored data with %s is ignored", (_, text) => {
  expect(parseReorderSource(JSON.parse(text))).toBeNull()
})

import { expect, test } from "vitest"
import { createStore } from "./store.ts"

test("listeners are called for a change, not for the same value, and not after they unsubscribed", () => {
  const store = createStore<number>(1)
  const seenValues: number[] = []
  const unsubscribe = store.subscribe(() => seenValues.push(store.get()))
  store.set(2)
  store.set(2)
  store.set(Number.NaN)
  store.set(Number.NaN)
  unsubscribe()
  store.set(3)
  expect([seenValues, store.get()]).toEqual([[2, Number.NaN], 3])
})

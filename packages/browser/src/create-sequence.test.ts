import { expect, test } from "vitest"
import { createSequence } from "./create-sequence.ts"

test("a sequence runs one task after another, even after a failed one", async () => {
  const runInOrder = createSequence()
  const events: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = runInOrder(async () => {
    await promise
    events.push("first")
    throw new Error("failed")
  })
  const second = runInOrder(() => events.push("second"))
  resolve()
  await expect(first).rejects.toThrow("failed")
  await second
  expect(events).toEqual(["first", "second"])
})

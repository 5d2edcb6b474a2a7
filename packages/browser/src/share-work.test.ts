import { expect, test } from "vitest"
import { createSequence } from "./create-sequence.ts"
import { once } from "./once.ts"
import { shareRun } from "./share-run.ts"

test("`once` runs the work a single time for all callers, and again after a failure", async () => {
  let runs = 0
  const load = once(async () => {
    runs += 1
    if (runs === 1) throw new Error("no connection")
    return runs
  })
  await expect(load()).rejects.toThrow("no connection")
  expect(await Promise.all([load(), load()])).toEqual([2, 2])
  expect(await load()).toBe(2)
})

test("callers share a run in progress, and the next call starts a new run", async () => {
  let runs = 0
  const load = shareRun(async (name: string) => `${name} ${++runs}`)
  expect(await Promise.all([load("a"), load("b")])).toEqual(["a 1", "a 1"])
  expect(await load("b")).toBe("b 2")
})

test("a sequence runs one function after another, even after a failure", async () => {
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

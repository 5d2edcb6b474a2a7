import { expect, test } from "vitest"
import { createQueue } from "./create-queue.ts"

/** Lets all work that can continue do so. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

test("runs at most two tasks at a time and starts the others in the order of the calls, even after a failure", async () => {
  const queue = createQueue(2)
  const ends: (() => void)[] = []
  const started: number[] = []
  const run = (id: number) =>
    queue(async () => {
      started.push(id)
      await new Promise<void>((resolve) => void ends.push(resolve))
      if (id === 1) throw new Error("one failed")
      return id
    })
  const results = [1, 2, 3, 4].map((id) => run(id).catch((error: Error) => error.message))
  await settle()
  expect(started).toEqual([1, 2])
  ends[0]?.()
  await settle()
  expect(started).toEqual([1, 2, 3])
  ends[1]?.()
  await settle()
  expect(started).toEqual([1, 2, 3, 4])
  for (const end of ends) end()
  expect(await Promise.all(results)).toEqual(["one failed", 2, 3, 4])
  const lastRun = run(5)
  await settle()
  expect(started.at(-1)).toBe(5)
  ends.at(-1)?.()
  expect(await lastRun).toBe(5)
})

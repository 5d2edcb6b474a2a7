import fc from "fast-check"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { backoff } from "./backoff.ts"
import { repeat, retry } from "./retry.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that fails this many times before it succeeds; records when it was tried. */
function createFailingWork(times: number) {
  const start = Date.now()
  const tries: number[] = []
  const work = async () => {
    tries.push(Date.now() - start)
    if (tries.length <= times) throw new Error(`failure ${tries.length}`)
    return "done"
  }
  return { tries, work }
}

test("work is repeated once after each pause, and the last error is thrown", async () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(pauses, fc.integer({ min: 0, max: 8 }), async (pausesMs, failures) => {
      const { tries, work } = createFailingWork(failures)
      const outcome = retry(work, pausesMs).catch((error: Error) => error.message)
      await vi.runAllTimersAsync()
      const count = Math.min(failures, pausesMs.length) + 1
      const actualPauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0))
      expect(actualPauses).toEqual(pausesMs.slice(0, count - 1))
      expect(tries).toHaveLength(count)
      expect(await outcome).toBe(failures <= pausesMs.length ? "done" : `failure ${count}`)
    }),
  )
})

test("an error that isn't worth retrying is thrown immediately", async () => {
  const { tries, work } = createFailingWork(5)
  await expect(retry(work, [100, 100], () => false)).rejects.toThrow("failure 1")
  expect(tries).toHaveLength(1)
})

test("backoff returns the pause for the number of failures, and the last pause for more failures than pauses", () => {
  expect([1, 2, 3, 4, 99].map((failures) => backoff([1, 5, 25], failures))).toEqual([1, 5, 25, 25, 25])
})

test("work that returns a failure is repeated until its outcome is final or the pauses are used up, with the caller's timer", async () => {
  const waited: number[] = []
  const outcomes = ["failed", "failed", "refused", "done"]
  const repeatWith = (pausesMs: number[]) =>
    repeat(
      async () => outcomes.shift(),
      pausesMs,
      (outcome) => outcome === "failed",
      async (ms) => waited.push(ms),
    )
  expect(await repeatWith([5])).toBe("failed")
  expect(await repeatWith([7, 9])).toBe("refused")
  expect([waited, outcomes]).toEqual([[5], ["done"]])
})

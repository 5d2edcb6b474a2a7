import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { keepInMemory } from "./keep-in-memory.ts"
import { createLog, nowhere } from "./log/create-log.ts"

const log = createLog("silent", nowhere)
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A source whose readings end when the test says so. */
function source() {
  const open: { succeed(): void; fail(): void }[] = []
  let [running, most, begun] = [0, 0, 0]
  const read = () =>
    new Promise<void>((resolve, reject) => {
      most = Math.max(most, ++running)
      begun++
      const end = (then: () => void) => () => (running--, then())
      open.push({ succeed: end(resolve), fail: end(() => reject(new Error("away"))) })
    })
  return { read, next: () => open.shift(), begun: () => begun, most: () => most }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test("readings come one after the other, and notices that come before one begins are one reading", async () => {
  const { read, next, begun, most } = source()
  const memory = keepInMemory("things", read, log)
  const first = memory.fill()
  memory.refill()
  memory.refill()
  await settle()
  expect(begun()).toBe(1)
  next()?.succeed()
  await first
  await settle()
  expect(begun()).toBe(2)
  // One that comes while it is read counts.
  memory.refill()
  next()?.succeed()
  await settle()
  expect([begun(), most()]).toEqual([3, 1])
})

test("what could not be read is tried until it can, each time a little later; a first reading's failure is its caller's", async () => {
  const { read, next, begun } = source()
  const memory = keepInMemory("things", read, log)
  const first = memory.fill()
  await settle()
  next()?.fail()
  await expect(first).rejects.toThrow("away")
  memory.refill()
  for (const wait of [200, 400, 800]) {
    await settle()
    const before = begun()
    next()?.fail()
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(begun()).toBe(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(begun()).toBe(before + 1)
  }
  next()?.succeed()
  const before = begun()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun()).toBe(before)
})

test("closed, it tries no more", async () => {
  const { read, next, begun } = source()
  const memory = keepInMemory("things", read, log)
  memory.refill()
  await settle()
  next()?.fail()
  await settle()
  memory.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun()).toBe(1)
})

import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createMemoryCache } from "./create-memory-cache.ts"
import { createLog, nullDestination } from "./log/create-log.ts"

const log = createLog("silent", nullDestination)
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A source of data whose reads end only when the test lets them succeed or fail. */
function createFakeSource() {
  const pendingReads: { succeed(): void; fail(): void }[] = []
  let [running, maxConcurrent, readCount] = [0, 0, 0]
  const read = () =>
    new Promise<void>((resolve, reject) => {
      maxConcurrent = Math.max(maxConcurrent, ++running)
      readCount++
      const finishWith = (callback: () => void) => () => (running--, callback())
      pendingReads.push({ succeed: finishWith(resolve), fail: finishWith(() => reject(new Error("down"))) })
    })
  return { read, next: () => pendingReads.shift(), readCount: () => readCount, maxConcurrent: () => maxConcurrent }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test("reads run one after the other, and reloads before a read starts are combined into one", async () => {
  const { read, next, readCount, maxConcurrent } = createFakeSource()
  const cache = createMemoryCache("things", { read }, log, 600)
  const first = cache.load()
  cache.reload()
  cache.reload()
  await settle()
  expect(readCount()).toBe(1)
  next()?.succeed()
  await first
  await settle()
  expect(readCount()).toBe(2)
  // A reload during a read causes another read.
  cache.reload()
  next()?.succeed()
  await settle()
  expect([readCount(), maxConcurrent()]).toEqual([3, 1])
})

test("[SEC-12f] a failed read is retried with pauses that grow to 3 s at most; a failure of the first load is thrown to its caller", async () => {
  const { read, next, readCount } = createFakeSource()
  const cache = createMemoryCache("things", { read }, log, 600)
  const first = cache.load()
  await settle()
  next()?.fail()
  await expect(first).rejects.toThrow("down")
  cache.reload()
  for (const delayMs of [200, 400, 800, 1600, 3000, 3000]) {
    await settle()
    const countBefore = readCount()
    next()?.fail()
    await vi.advanceTimersByTimeAsync(delayMs - 1)
    expect(readCount()).toBe(countBefore)
    await vi.advanceTimersByTimeAsync(1)
    expect(readCount()).toBe(countBefore + 1)
  }
  next()?.succeed()
  const countBefore = readCount()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readCount()).toBe(countBefore)
})

test("a closed cache stops retrying", async () => {
  const { read, next, readCount } = createFakeSource()
  const cache = createMemoryCache("things", { read }, log, 600)
  cache.reload()
  await settle()
  next()?.fail()
  await settle()
  cache.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readCount()).toBe(1)
})

test("data is read again when it reaches its maximum age, even if no change was announced, and again after a failure", async () => {
  const { read, next, readCount } = createFakeSource()
  const cache = createMemoryCache("things", { read }, log, 60)
  const first = cache.load()
  await settle()
  next()?.succeed()
  await first
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readCount()).toBe(2)
  next()?.fail()
  await vi.advanceTimersByTimeAsync(200)
  expect(readCount()).toBe(3)
  next()?.succeed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readCount()).toBe(4)
  cache.close()
})

test("with a version, data at its maximum age is read again only if the version differs", async () => {
  const { read, next, readCount } = createFakeSource()
  let currentVersion = "one"
  const cache = createMemoryCache("things", { read, version: async () => currentVersion }, log, 60)
  const first = cache.load()
  await settle()
  next()?.succeed()
  await first
  await vi.advanceTimersByTimeAsync(600_000)
  expect(readCount()).toBe(1)
  currentVersion = "two"
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readCount()).toBe(2)
  next()?.succeed()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(readCount()).toBe(2)
  cache.close()
})

test("a version that can't be read counts as changed", async () => {
  const { read, next, readCount } = createFakeSource()
  let isDown = false
  const version = async () => {
    if (isDown) throw new Error("down")
    return "one"
  }
  const cache = createMemoryCache("things", { read, version }, log, 60)
  const first = cache.load()
  await settle()
  next()?.succeed()
  await first
  isDown = true
  await vi.advanceTimersByTimeAsync(60_000)
  isDown = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(readCount()).toBe(2)
  cache.close()
})

test("parts that changed are read by name, and the parts of a failed read are read again together with later ones", async () => {
  const requestedParts: (readonly string[] | undefined)[] = []
  let isDown = true
  const read = async (parts?: readonly string[]) => {
    requestedParts.push(parts)
    if (isDown) throw new Error("down")
  }
  const cache = createMemoryCache("things", { read }, log, 600)
  cache.reload("a")
  await settle()
  cache.reload("b")
  isDown = false
  await settle()
  expect(requestedParts).toEqual([["a"], ["a", "b"]])
  cache.reload("c")
  cache.reload()
  await settle()
  expect(requestedParts.slice(2)).toEqual([undefined])
  cache.close()
})

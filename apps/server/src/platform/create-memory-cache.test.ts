import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createMemoryCache } from "./create-memory-cache.ts"
import { createLog, nullDestination } from "./log/create-log.ts"

const log = createLog("silent", nullDestination)
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A source whose reads the test completes. */
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

test("reads run one after the other, and reloads before a read starts are combined into one", async () => {
  const { read, next, begun, most } = source()
  const memory = createMemoryCache("things", { read }, log, 600)
  const first = memory.load()
  memory.reload()
  memory.reload()
  await settle()
  expect(begun()).toBe(1)
  next()?.succeed()
  await first
  await settle()
  expect(begun()).toBe(2)
  // A reload during a read causes another read.
  memory.reload()
  next()?.succeed()
  await settle()
  expect([begun(), most()]).toEqual([3, 1])
})

test("a failed read is retried with growing pauses; a failure of the first load is thrown to its caller", async () => {
  const { read, next, begun } = source()
  const memory = createMemoryCache("things", { read }, log, 600)
  const first = memory.load()
  await settle()
  next()?.fail()
  await expect(first).rejects.toThrow("away")
  memory.reload()
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

test("it stops retrying after close", async () => {
  const { read, next, begun } = source()
  const memory = createMemoryCache("things", { read }, log, 600)
  memory.reload()
  await settle()
  next()?.fail()
  await settle()
  memory.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun()).toBe(1)
})

test("data is read again at its maximum age, with or without an announcement", async () => {
  const { read, next, begun } = source()
  const memory = createMemoryCache("things", { read }, log, 60)
  const first = memory.load()
  await settle()
  next()?.succeed()
  await first
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun()).toBe(2)
  next()?.fail()
  await vi.advanceTimersByTimeAsync(200)
  expect(begun()).toBe(3)
  next()?.succeed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun()).toBe(4)
  memory.close()
})

test("with a version, data at its maximum age is read again only if the version differs", async () => {
  const { read, next, begun } = source()
  let now = "one"
  const memory = createMemoryCache("things", { read, version: async () => now }, log, 60)
  const first = memory.load()
  await settle()
  next()?.succeed()
  await first
  await vi.advanceTimersByTimeAsync(600_000)
  expect(begun()).toBe(1)
  now = "two"
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun()).toBe(2)
  next()?.succeed()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(begun()).toBe(2)
  memory.close()
})

test("a version that can't be read counts as changed", async () => {
  const { read, next, begun } = source()
  let isAway = false
  const version = async () => {
    if (isAway) throw new Error("away")
    return "one"
  }
  const memory = createMemoryCache("things", { read, version }, log, 60)
  const first = memory.load()
  await settle()
  next()?.succeed()
  await first
  isAway = true
  await vi.advanceTimersByTimeAsync(60_000)
  isAway = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begun()).toBe(2)
  memory.close()
})

test("parts that changed are read by name, and the parts of a failed read are read again together with later ones", async () => {
  const asked: (readonly string[] | undefined)[] = []
  let isAway = true
  const read = async (parts?: readonly string[]) => {
    asked.push(parts)
    if (isAway) throw new Error("away")
  }
  const memory = createMemoryCache("things", { read }, log, 600)
  memory.reload("a")
  await settle()
  memory.reload("b")
  isAway = false
  await settle()
  expect(asked).toEqual([["a"], ["a", "b"]])
  memory.reload("c")
  memory.reload()
  await settle()
  expect(asked.slice(2)).toEqual([undefined])
  memory.close()
})

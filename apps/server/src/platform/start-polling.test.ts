import { fastify } from "fastify"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { startPolling, type PollingOptions } from "./start-polling.ts"
import { createLog, nullDestination } from "./log/create-log.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function startServer(polling: PollingOptions) {
  const http = fastify()
  const startHooks: (() => Promise<void>)[] = []
  startPolling(
    { http, log: createLog("silent", nullDestination), onStart: (work) => void startHooks.push(work) },
    polling,
  )
  for (const work of startHooks) await work()
  return http
}

test("polls at the interval, and again immediately while there is more work", async () => {
  let pollCount = 0
  const http = await startServer({ everyMs: 1_000, failureMessage: "failed", poll: async () => ++pollCount === 2 })
  await vi.advanceTimersByTimeAsync(999)
  expect(pollCount).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(pollCount).toBe(1)
  await vi.advanceTimersByTimeAsync(1_010)
  expect(pollCount).toBe(3)
  await http.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pollCount).toBe(3)
})

test("[SEC-12b] while polls fail, the interval grows up to half a minute; a success resets it", async () => {
  let pollCount = 0
  let isDatabaseGone = true
  const poll = async () => {
    pollCount++
    if (isDatabaseGone) throw new Error("the database is gone")
    return false
  }
  const http = await startServer({ everyMs: 1_000, failureMessage: "failed", poll })
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 8_000 + 16_000)
  expect(pollCount).toBe(5)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(pollCount).toBe(5)
  isDatabaseGone = false
  await vi.advanceTimersByTimeAsync(1 + 1_000)
  expect(pollCount).toBe(7)
  await http.close()
})

test("closing waits for the current poll, then calls `stop`", async () => {
  const work = Promise.withResolvers<boolean>()
  const events: string[] = []
  const stop = async () => void events.push("stopped")
  const http = await startServer({ everyMs: 1, failureMessage: "failed", poll: () => work.promise, stop })
  await vi.advanceTimersByTimeAsync(1)
  const closed = http.close().then(() => events.push("closed"))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(events).toEqual([])
  work.resolve(true)
  await closed
  expect(events).toEqual(["stopped", "closed"])
})

import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { afterStartupDelay } from "./after-startup-delay.ts"
import { runWhenIdle } from "../client/loading/run-when-idle.ts"

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("window", globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("[SES-8c] the page starts 1 ms after its scripts ran, and not earlier", () => {
  const start = vi.fn<() => Promise<void>>(async () => {})
  afterStartupDelay(start)
  vi.advanceTimersByTime(0)
  expect(start).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(start).toHaveBeenCalledOnce()
})

test("[SES-8d] non-urgent work waits 3 s, and then for an idle callback", () => {
  const idleCallback = vi.fn<(work: () => void) => number>(() => 7)
  vi.stubGlobal("requestIdleCallback", idleCallback)
  const work = vi.fn<() => void>()
  runWhenIdle(work)
  vi.advanceTimersByTime(2_999)
  expect(idleCallback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(idleCallback).toHaveBeenCalledOnce()
  expect(work).not.toHaveBeenCalled()
  idleCallback.mock.calls[0]?.[0]()
  expect(work).toHaveBeenCalledOnce()
})

test("[SES-8d] without idle callbacks the work runs after 3 s; cancelled work never runs", () => {
  vi.stubGlobal("window", {})
  const [work, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()]
  runWhenIdle(work)
  runWhenIdle(cancelled)()
  vi.advanceTimersByTime(2_999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect([work.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 0])
})

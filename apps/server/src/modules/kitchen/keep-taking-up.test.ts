import { fastify } from "fastify"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createLog, nowhere } from "../../platform/log/create-log.ts"
import { keepTakingUp } from "./keep-taking-up.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function started(takeUp: () => Promise<boolean>) {
  const http = fastify()
  const starts: (() => Promise<void>)[] = []
  keepTakingUp({ http, log: createLog("silent", nowhere), onStart: (work) => void starts.push(work) }, takeUp)
  for (const work of starts) await work()
  return http
}

test("[TRK-4] looks about once a second, at once again where there may be more, and stops with the server", async () => {
  const looks = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true).mockResolvedValue(false)
  const http = await started(looks)
  await vi.advanceTimersByTimeAsync(1_010)
  expect(looks).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(looks).toHaveBeenCalledTimes(5)
  await http.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(looks).toHaveBeenCalledTimes(5)
})

test("[TRK-4] while the database is away it looks more and more rarely, and as before once it is back", async () => {
  let isAway = true
  const looks = vi.fn<() => Promise<boolean>>(async () => {
    if (isAway) throw new Error("the database is away")
    return false
  })
  const http = await started(looks)
  await vi.advanceTimersByTimeAsync(120_000)
  const failed = looks.mock.calls.length
  expect(failed).toBeLessThan(12)
  expect(failed).toBeGreaterThan(5)
  isAway = false
  await vi.advanceTimersByTimeAsync(40_000)
  expect(looks.mock.calls.length).toBeGreaterThan(failed + 8)
  await http.close()
})

test("[TRK-4] a slow look is never overtaken by the next, and a server that stops waits for it", async () => {
  const { promise: slow, resolve: finish } = Promise.withResolvers<boolean>()
  const looks = vi.fn<() => Promise<boolean>>(() => slow)
  const http = await started(looks)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks).toHaveBeenCalledTimes(1)
  let isClosed = false
  const closing = http.close().then(() => (isClosed = true))
  await vi.advanceTimersByTimeAsync(100)
  expect(isClosed).toBe(false)
  finish(false)
  await closing
})

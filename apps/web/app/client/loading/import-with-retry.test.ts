import { expect, test, vi } from "vitest"
import { importWithRetry, LoadTimeout } from "./import-with-retry.ts"

test("[SHL-7a] an import that fails is retried 5 times, 1000 ms apart", async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("failed"))
  const loading = importWithRetry(load).catch((error: unknown) => error)
  for (let tries = 1; tries <= 6; tries++) {
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledTimes(tries)
    await vi.advanceTimersByTimeAsync(999)
    expect(load).toHaveBeenCalledTimes(tries)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(await loading).toBeInstanceOf(TypeError)
  expect(load).toHaveBeenCalledTimes(6)
  vi.useRealTimers()
})

test("[SHL-7a] an import that succeeds on a retry is returned", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("failed")).mockResolvedValue("part")
  expect(await importWithRetry(load, [0])).toBe("part")
})

test("[SHL-7b] [ERR-1c] an import that hangs ends after 120 s with the timeout error", async () => {
  vi.useFakeTimers()
  const loading = importWithRetry(() => new Promise(() => undefined)).catch((error: unknown) => error)
  let hasEnded = false
  void loading.then(() => (hasEnded = true))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(hasEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  const error = await loading
  expect(error).toBeInstanceOf(LoadTimeout)
  expect((error as Error).message).toBe("Async call timeout limit reached")
  vi.useRealTimers()
})

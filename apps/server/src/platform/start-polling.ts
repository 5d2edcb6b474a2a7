import type { Platform } from "./platform.ts"

const MAX_PAUSE_MS = 30_000

export interface PollingOptions {
  everyMs: number
  /** Logged when a poll fails. */
  failureMessage: string
  /** Returns true if there may be more work: then it is called again immediately. */
  poll(): Promise<boolean>
  /** Called after the last poll. */
  stop?(): Promise<void>
}

/**
 * Polls for work from the server's start until it closes. Polls run one after the other, and the interval grows while
 * they fail. Any running node finds the work that a dead node left behind.
 */
export function startPolling(
  { onStart, http, log }: Pick<Platform, "onStart" | "http" | "log">,
  { everyMs, failureMessage, poll, stop }: PollingOptions,
): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  let failures = 0

  async function runPoll(): Promise<void> {
    let hasMore = false
    try {
      hasMore = await poll()
      failures = 0
    } catch (error) {
      failures++
      log.warn({ err: error, failures }, failureMessage)
    }
    if (!isStopped) scheduleNext(hasMore ? 0 : Math.min(everyMs * 2 ** failures, MAX_PAUSE_MS))
  }

  function scheduleNext(waitMs: number): void {
    timer = setTimeout(() => void (running = runPoll()), waitMs).unref()
  }

  onStart(async () => scheduleNext(everyMs))
  http.addHook("onClose", async () => {
    isStopped = true
    clearTimeout(timer)
    await running
    await stop?.()
  })
}

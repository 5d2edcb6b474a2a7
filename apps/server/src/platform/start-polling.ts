import type { Platform } from "./platform.ts"

const MAX_PAUSE_MS = 30_000

export interface PollingOptions {
  everyMs: number
  /** For the log, where a turn fails. */
  failureMessage: string
  /** Answers true where there may be more: then the next turn follows at once. */
  poll(): Promise<boolean>
  /** Called after the last turn. */
  stop?(): Promise<void>
}

/**
 * Looks for work again and again, from the server's start until it closes. One turn follows the other; while they fail
 * they become rarer. What a node that died has left behind is found by whoever is up.
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

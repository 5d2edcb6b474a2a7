import { createPollLoop } from "./create-poll-loop.ts"
import type { Platform } from "./platform.ts"

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
 * Polls for work from the server's start until it closes. Any running node finds the work that a dead node left behind.
 */
export function startPolling(
  { onStart, http, log }: Pick<Platform, "onStart" | "http" | "log">,
  { everyMs, failureMessage, poll, stop }: PollingOptions,
): void {
  const loop = createPollLoop({
    everyMs,
    poll,
    onFailure: (error, failureCount) => log.warn({ err: error, failures: failureCount }, failureMessage),
  })
  onStart(async () => loop.start())
  http.addHook("onClose", async () => {
    await loop.stop()
    await stop?.()
  })
}

const MAX_PAUSE_MS = 30_000

export interface PollLoopOptions {
  everyMs: number
  /** Returns true if there may be more work: then it is called again immediately. */
  poll(): Promise<boolean>
  onFailure(error: unknown, failureCount: number): void
}

export interface PollLoop {
  /** The first poll is after one interval. */
  start(): void
  /** Waits for the poll that is running. */
  stop(): Promise<void>
}

/** Runs one poll at a time. The interval grows while polls fail. */
export function createPollLoop({ everyMs, poll, onFailure }: PollLoopOptions): PollLoop {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  let failureCount = 0

  async function runPoll(): Promise<void> {
    let hasMore = false
    try {
      hasMore = await poll()
      failureCount = 0
    } catch (error) {
      onFailure(error, ++failureCount)
    }
    if (!isStopped) scheduleNext(hasMore ? 0 : Math.min(everyMs * 2 ** failureCount, MAX_PAUSE_MS))
  }

  function scheduleNext(waitMs: number): void {
    timer = setTimeout(() => void (running = runPoll()), waitMs).unref()
  }

  return {
    start: () => scheduleNext(everyMs),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

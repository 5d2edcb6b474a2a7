import type { Platform } from "./platform.ts"

const LONGEST_PAUSE_MS = 30_000

export interface Polling {
  everyMs: number
  /** For the log, where a turn fails. */
  failure: string
  /** Answers true where there may be more: then the next turn follows at once. */
  turn(): Promise<boolean>
  /** Called after the last turn. */
  stop?(): Promise<void>
}

/**
 * Looks for work again and again, from the server's start until it closes. One turn follows the other; while they fail
 * they become rarer. What a node that died has left behind is found by whoever is up.
 */
export function keepPolling(
  { onStart, http, log }: Pick<Platform, "onStart" | "http" | "log">,
  { everyMs, failure, turn, stop }: Polling,
): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isOver = false
  let failures = 0

  async function takeTurn(): Promise<void> {
    let hasMore = false
    try {
      hasMore = await turn()
      failures = 0
    } catch (error) {
      failures++
      log.warn({ err: error, failures }, failure)
    }
    if (!isOver) plan(hasMore ? 0 : Math.min(everyMs * 2 ** failures, LONGEST_PAUSE_MS))
  }

  function plan(waitMs: number): void {
    timer = setTimeout(() => void (running = takeTurn()), waitMs).unref()
  }

  onStart(async () => plan(everyMs))
  http.addHook("onClose", async () => {
    isOver = true
    clearTimeout(timer)
    await running
    await stop?.()
  })
}

import type { Platform } from "../../platform/platform.ts"

const PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Looks for new orders about once a second, from the start on: placing an order tells nobody and waits for nobody. One
 * look follows the other; while the database is away they become rarer.
 */
export function keepTakingUp(
  { onStart, http, log }: Pick<Platform, "onStart" | "http" | "log">,
  takeUp: () => Promise<boolean>,
): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isOver = false
  let failures = 0

  const look = async () => {
    let hasMore = false
    try {
      hasMore = await takeUp()
      failures = 0
    } catch (error) {
      failures++
      log.warn({ err: error, failures }, "orders could not be taken up")
    }
    if (!isOver) pause(hasMore ? 0 : Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS))
  }
  const pause = (ms: number) => {
    timer = setTimeout(() => void (running = look()), ms).unref()
  }
  onStart(async () => pause(PAUSE_MS))
  http.addHook("onClose", async () => {
    isOver = true
    clearTimeout(timer)
    await running
  })
}

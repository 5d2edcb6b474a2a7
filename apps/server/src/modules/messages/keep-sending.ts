import type { Platform } from "../../platform/platform.ts"

const PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 30_000

/** Looks for messages without a result from the start on, one look after the other. */
export function keepSending(
  { onStart, http, log }: Pick<Platform, "onStart" | "http" | "log">,
  sendPending: () => Promise<boolean>,
): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isOver = false
  let failures = 0

  const look = async () => {
    let hasMore = false
    try {
      hasMore = await sendPending()
      failures = 0
    } catch (error) {
      failures++
      log.warn({ err: error, failures }, "messages without a result could not be read")
    }
    if (!isOver) pause(hasMore ? 0 : Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS))
  }
  const pause = (ms: number) => {
    timer = setTimeout(() => void (running = look()), ms).unref()
  }
  onStart(async () => pause(0))
  http.addHook("onClose", async () => {
    isOver = true
    clearTimeout(timer)
    await running
  })
}

const IDLE_WAIT_MS = 3000

/** Runs work that nobody waits for: by default after three seconds, when the browser is idle (SES-8). */
export function runWhenIdle(work: () => void, waitMs = IDLE_WAIT_MS, idleTimeoutMs = 2000): () => void {
  let idleHandle = 0
  const timer = setTimeout(() => {
    if ("requestIdleCallback" in window) idleHandle = requestIdleCallback(work, { timeout: idleTimeoutMs })
    else work()
  }, waitMs)
  return () => {
    clearTimeout(timer)
    if (idleHandle) cancelIdleCallback(idleHandle)
  }
}

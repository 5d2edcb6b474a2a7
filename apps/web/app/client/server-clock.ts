/** The server's clock in ms more than the time since this page was opened; unknown until it has answered. */
let clockOffset: number | undefined

/**
 * What the server said the time is, just now. It was on the way for a while, or was kept for a call that was sent again, so
 * that of two answers the later moment is the truer one.
 */
export function recordServerTime(at: number): void {
  const measured = at - performance.now()
  clockOffset = clockOffset === undefined ? measured : Math.max(clockOffset, measured)
}

/** Prices and offers go by it: the device's own clock may be wrong by hours. */
export function serverNow(): number {
  return Math.floor((clockOffset ?? Date.now() - performance.now()) + performance.now())
}

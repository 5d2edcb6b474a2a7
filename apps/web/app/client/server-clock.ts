/** The server's time minus `performance.now()`; undefined until the first response. */
let clockOffset: number | undefined

/**
 * Records the server's time from a response. Responses are delayed, and a replayed one has the time of the first, so
 * the larger of two offsets is the more accurate one.
 */
export function recordServerTime(at: number): void {
  const measured = at - performance.now()
  clockOffset = clockOffset === undefined ? measured : Math.max(clockOffset, measured)
}

/** The time for prices and offers: the device's own clock may be hours off. */
export function serverNow(): number {
  return Math.floor((clockOffset ?? Date.now() - performance.now()) + performance.now())
}

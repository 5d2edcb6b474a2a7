/**
 * Difference between the server's clock and this device's. A tablet's clock may be minutes off, and the board counts
 * minutes.
 */
let clockOffsetMs = 0
/** The `date` header has whole seconds and the response takes time, so a smaller difference is not a clock error. */
const TOLERANCE_MS = 3_000

/** Reads the server's time from a response's `date` header. */
export function recordServerTime(date: string | null): void {
  const serverTime = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(serverTime)) return
  const difference = serverTime - Date.now()
  clockOffsetMs = Math.abs(difference) < TOLERANCE_MS ? 0 : difference
}

export function serverNow(): number {
  return Date.now() + clockOffsetMs
}

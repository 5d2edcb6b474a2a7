/** A tablet's own clock may be minutes wrong, and everything here is about minutes. */
let clockOffsetMs = 0
/** The header knows whole seconds only, and an answer takes a while: less than this is no error of the clock. */
const TOLERANCE_MS = 3_000

/** What the server says the time is, as each of its answers does. */
export function recordServerTime(date: string | null): void {
  const serverTime = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(serverTime)) return
  const difference = serverTime - Date.now()
  clockOffsetMs = Math.abs(difference) < TOLERANCE_MS ? 0 : difference
}

export function serverNow(): number {
  return Date.now() + clockOffsetMs
}

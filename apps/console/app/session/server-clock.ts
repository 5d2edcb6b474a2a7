/** A tablet's own clock may be minutes wrong, and everything here is about minutes. */
let aheadMs = 0
/** The header knows whole seconds only, and an answer takes a while: less than this is no error of the clock. */
const TOLERANCE_MS = 3_000

/** What the server says the time is, as each of its answers does. */
export function hearServerClock(date: string | null): void {
  const said = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(said)) return
  const ahead = said - Date.now()
  aheadMs = Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead
}

export function serverNow(): number {
  return Date.now() + aheadMs
}

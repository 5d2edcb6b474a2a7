import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

declare global {
  // oxlint-disable-next-line no-var -- only a var declares a property of globalThis
  var clockOffsetMs: number | undefined
}

/** A clock for Hearth's processes that runs ahead of the real one. */
export interface HearthClock {
  /** The settings that make every process of Hearth use this clock. */
  env: Record<string, string>
  setOffset(ms: number): void
  remove(): void
}

/**
 * The time from now until the next early afternoon: 8:10 UTC is 1:40 pm in India and Sri Lanka and 2:10 pm in Bangladesh,
 * when every store is open, also in Bangladesh on a Friday, and none closes soon. It is never negative: the browser
 * keeps the real time and would drop the cookies of a server whose clock is behind.
 */
export function msUntilAfternoon(): number {
  const afternoon = new Date()
  afternoon.setUTCHours(8, 10, 0, 0)
  if (afternoon.getTime() < Date.now()) afternoon.setUTCDate(afternoon.getUTCDate() + 1)
  return afternoon.getTime() - Date.now()
}

export function createHearthClock(offsetMs: number): HearthClock {
  const folder = mkdtempSync(join(tmpdir(), "hearth-clock-"))
  const file = join(folder, "offset-ms")
  const setOffset = (ms: number) => {
    // Replaces the file atomically, so that no process reads an incomplete value.
    writeFileSync(`${file}.new`, String(ms))
    renameSync(`${file}.new`, file)
  }
  setOffset(offsetMs)
  const program = pathToFileURL(join(import.meta.dirname, "journey-clock.mjs")).href
  return {
    env: { JOURNEY_CLOCK: file, NODE_OPTIONS: `--import=${program}` },
    setOffset,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * Shifts the clock of a page before its own scripts run, or of this process. A later call advances the clock
 * and `performance.now()` by the difference, as if the time had passed.
 */
export function shiftClock(offsetMs: number): void {
  const { clockOffsetMs } = globalThis
  globalThis.clockOffsetMs = offsetMs
  if (clockOffsetMs !== undefined) return
  const RealDate = Date
  const readTimer = performance.now.bind(performance)
  const now = () => RealDate.now() + (globalThis.clockOffsetMs ?? 0)
  performance.now = () => readTimer() + (globalThis.clockOffsetMs ?? 0) - offsetMs
  globalThis.Date = new Proxy(RealDate, {
    construct: (real, args: unknown[]) => (args.length === 0 ? new real(now()) : Reflect.construct(real, args)),
    get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
  })
}

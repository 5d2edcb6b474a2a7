import type { Clock } from "../platform/clock.ts"

export interface SettableClock extends Clock {
  set(time: Date | string): void
  advance(seconds: number): void
}

/** A clock that stands still until it is set. */
export function settableClock(startTime: Date | string = "2026-03-01T06:30:00Z"): SettableClock {
  let now = new Date(startTime)
  return {
    now: () => new Date(now),
    set: (time) => (now = new Date(time)),
    advance: (seconds) => (now = new Date(now.getTime() + seconds * 1000)),
  }
}

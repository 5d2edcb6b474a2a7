import { createServerClock } from "@hearth/browser/server-clock.ts"

const clock = createServerClock()

/*
 * Declared functions instead of constants: the cart passes them on while its file is evaluated, which may be before
 * this one.
 */

/** The time for prices and offers, and for what a screen counts down. */
export function serverNow(): number {
  return clock.now()
}

export function recordServerTime(serverTime: number): void {
  clock.record(serverTime)
}

export function recordServerDate(header: string | null | undefined): void {
  clock.recordDate(header)
}

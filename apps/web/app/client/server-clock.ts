import { createServerClock } from "@hearth/browser/server-clock.ts"

const clock = createServerClock()

/*
 * Function declarations instead of constants, because they are hoisted: the cart passes them on while its file is
 * evaluated, which may be before this file is.
 */

/** The server's time, for prices, offers and countdowns. */
export function serverNow(): number {
  return clock.now()
}

export function recordServerTime(serverTime: number): void {
  clock.record(serverTime)
}

export function recordServerDate(header: string | null | undefined): void {
  clock.recordDate(header)
}

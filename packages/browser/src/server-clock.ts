export interface ServerClock {
  /** The server's time, because the device's own clock may be hours off. Before the first response, the device's. */
  now(): number
  /** Records the time of a response in milliseconds. */
  record(serverTime: number): void
  /** Records the `date` header of a response. */
  recordDate(header: string | null | undefined): void
}

/** How fast a device's timer may run ahead of the server's: 0.2 seconds per hour. */
const MAX_DRIFT = 0.2 / 3600

/**
 * `elapsed` is a timer that can't be set, unlike the device's clock `deviceNow`. Responses are delayed, and a replayed
 * response has the time of the original, so the larger of two offsets is the more accurate one. The stored offset
 * shrinks by the timer's possible drift, so that the clock stays right on a page that is open for weeks.
 */
export function createServerClock(
  elapsed: () => number = () => performance.now(),
  deviceNow: () => number = () => Date.now(),
): ServerClock {
  let best: { offset: number; at: number } | undefined

  function record(serverTime: number): void {
    const at = elapsed()
    const offset = serverTime - at
    if (!best || offset > best.offset - (at - best.at) * MAX_DRIFT) best = { offset, at }
  }

  return {
    now: () => Math.floor(best ? best.offset + elapsed() : deviceNow()),
    record,
    recordDate(header) {
      const time = Date.parse(header ?? "")
      if (time) record(time)
    },
  }
}

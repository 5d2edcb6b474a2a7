import type { Clock } from "./clock.ts"
import { systemClock } from "./clock.ts"
import { createPollLoop } from "./create-poll-loop.ts"
import type { Log } from "./log/create-log.ts"

const MEASURE_INTERVAL_MS = 5_000
/** How many measurements are made at the start; the most exact one counts. */
const FIRST_SAMPLE_COUNT = 5
/** Up to this length, a correction backwards pauses the clock until time has caught up. A longer one makes it jump. */
const MAX_STALL_MS = 2_000
/** Above this skew a warning is logged. */
const SKEW_WARNING_MS = 2_000
/** Above this skew the node is not ready and gets no traffic. */
export const SKEW_LIMIT_MS = 30_000

interface Options {
  /** Reads the current time of the database's clock. */
  readTime(): Promise<Date>
  log: Pick<Log, "info" | "warn" | "error">
  /** This machine's clock, which may be wrong. */
  local?: Clock
  /** A clock in milliseconds that changes of the machine's clock don't affect. */
  monotonic?(): number
}

export interface DatabaseClock extends Clock {
  /** How far this machine's clock is ahead of the database's, in milliseconds; 0 before the first measurement. */
  skewMs(): number
  /** Compares with the database's clock once. */
  measure(): Promise<void>
  /** Measures now and then every few seconds. `now` throws before the first measurement. */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * The database's clock, read without a query. All times that one node stores and another compares come from it, so that
 * a node whose own clock is wrong doesn't refuse valid codes or extend expiry times. Between two measurements the
 * machine's monotonic clock advances it.
 */
export function createDatabaseClock(options: Options): DatabaseClock {
  const { readTime, log, local = systemClock, monotonic = () => performance.now() } = options
  /** Database time is monotonic time plus this. */
  let offset: number | undefined
  let lastReturned = -Infinity
  let severity: "none" | "warning" | "limit" = "none"

  function now(): Date {
    if (offset === undefined) throw new Error("The clock was read before the start.")
    const time = monotonic() + offset
    const isSmallStepBack = time < lastReturned && lastReturned - time <= MAX_STALL_MS
    if (!isSmallStepBack) lastReturned = time
    return new Date(lastReturned)
  }

  const skewMs = () => (offset === undefined ? 0 : local.now().getTime() - now().getTime())

  /**
   * Returns the interval that contains the offset. The database reads its clock at some moment between the request and
   * the response, so a longer round trip makes the interval wider but not wrong.
   */
  async function sample(): Promise<{ low: number; high: number }> {
    const sentAt = monotonic()
    const time = (await readTime()).getTime()
    return { low: time - monotonic(), high: time - sentAt }
  }

  async function measure(): Promise<void> {
    const { low, high } = await sample()
    // Corrects only as much as needed: a slow response has a wide interval and changes nothing.
    const corrected = Math.min(Math.max(offset ?? (low + high) / 2, low), high)
    const jump = corrected - (offset ?? corrected)
    offset = corrected
    if (Math.abs(jump) > SKEW_WARNING_MS) log.error({ jumpMs: Math.round(jump) }, "the database’s clock jumped")
    reportSkew()
  }

  function reportSkew(): void {
    const skew = Math.round(skewMs())
    const size = Math.abs(skew)
    const newSeverity = size > SKEW_LIMIT_MS ? "limit" : size > SKEW_WARNING_MS ? "warning" : "none"
    if (newSeverity === severity) return
    severity = newSeverity
    if (newSeverity === "limit") log.error({ skewMs: skew }, "this machine’s clock is wrong: this node is not ready")
    else if (newSeverity === "warning") log.warn({ skewMs: skew }, "this machine’s clock differs from the database’s")
    else log.info({ skewMs: skew }, "this machine’s clock agrees with the database’s again")
  }

  const loop = createPollLoop({
    everyMs: MEASURE_INTERVAL_MS,
    async poll() {
      // While the database is not reachable, the monotonic clock keeps counting.
      await measure().catch(() => {})
      return false
    },
    onFailure: () => {},
  })

  return {
    now,
    skewMs,
    measure,
    async start() {
      let best: { low: number; high: number } | undefined
      for (let sampleIndex = 0; sampleIndex < FIRST_SAMPLE_COUNT; sampleIndex++) {
        const interval = await sample()
        if (!best || interval.high - interval.low < best.high - best.low) best = interval
      }
      if (best) offset = (best.low + best.high) / 2
      reportSkew()
      loop.start()
    },
    stop: loop.stop,
  }
}

import type { Clock } from "./clock.ts"
import { systemClock } from "./clock.ts"
import type { Log } from "./log/create-log.ts"

const MEASURE_INTERVAL_MS = 5_000
/** At the start: the most exact of these counts. */
const FIRST_SAMPLES = 5
/** A correction backwards up to this makes the clock stand still until it has caught up; a longer one is a jump. */
const MAX_STALL_MS = 2_000
/** Beyond it the operator is told. */
const SKEW_WARNING_MS = 2_000
/** Beyond it this node takes no traffic. */
export const SKEW_LIMIT_MS = 30_000

interface Options {
  /** The moment it is by the database's clock. */
  readTime(): Promise<Date>
  log: Pick<Log, "info" | "warn" | "error">
  /** This machine's own clock, which may be wrong. */
  local?: Clock
  /** Runs evenly, whatever is done to the machine's clock. In milliseconds. */
  monotonic?(): number
}

export interface DatabaseClock extends Clock {
  /** How far this machine's clock is ahead of the database's, in milliseconds; 0 until it was measured. */
  skewMs(): number
  /** Compares with the database once. */
  measure(): Promise<void>
  /** Compares now and then every few seconds. Before it nothing may be asked. */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * The database's clock, read without a query: moments that one node stores and another compares are all measured by it,
 * so that a node whose own clock is wrong refuses no fresh code and holds nothing longer. Between two comparisons the
 * machine's monotonic clock counts on.
 */
export function createDatabaseClock(options: Options): DatabaseClock {
  const { readTime, log, local = systemClock, monotonic = () => performance.now() } = options
  /** Database time is monotonic time plus this. */
  let offset: number | undefined
  let lastReturned = -Infinity
  let severity: "none" | "warning" | "limit" = "none"
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false

  function now(): Date {
    if (offset === undefined) throw new Error("The clock was asked before the start.")
    const at = monotonic() + offset
    const isSmallStepBack = at < lastReturned && lastReturned - at <= MAX_STALL_MS
    if (!isSmallStepBack) lastReturned = at
    return new Date(lastReturned)
  }

  const skewMs = () => (offset === undefined ? 0 : local.now().getTime() - now().getTime())

  /** The database read its clock between these two moments: the offset lies in this interval, whatever the round trip took. */
  async function sample(): Promise<{ low: number; high: number }> {
    const before = monotonic()
    const time = (await readTime()).getTime()
    return { low: time - monotonic(), high: time - before }
  }

  async function measure(): Promise<void> {
    const { low, high } = await sample()
    // As little as is needed to agree: a slow answer, whose interval is wide, changes nothing.
    const corrected = Math.min(Math.max(offset ?? (low + high) / 2, low), high)
    const jump = corrected - (offset ?? corrected)
    offset = corrected
    if (Math.abs(jump) > SKEW_WARNING_MS) log.error({ jumpMs: Math.round(jump) }, "the database’s clock jumped")
    reportSkew()
  }

  function reportSkew(): void {
    const skew = Math.round(skewMs())
    const size = Math.abs(skew)
    const found = size > SKEW_LIMIT_MS ? "limit" : size > SKEW_WARNING_MS ? "warning" : "none"
    if (found === severity) return
    severity = found
    if (found === "limit") log.error({ skewMs: skew }, "this machine’s clock is wrong: this node is not ready")
    else if (found === "warning") log.warn({ skewMs: skew }, "this machine’s clock differs from the database’s")
    else log.info({ skewMs: skew }, "this machine’s clock agrees with the database’s again")
  }

  const scheduleMeasure = () => {
    timer = setTimeout(() => void (running = measureAgain()), MEASURE_INTERVAL_MS).unref()
  }
  const measureAgain = async () => {
    // While the database is away the clock counts on by itself.
    await measure().catch(() => {})
    if (!isStopped) scheduleMeasure()
  }

  return {
    now,
    skewMs,
    measure,
    async start() {
      let best: { low: number; high: number } | undefined
      for (let sampleIndex = 0; sampleIndex < FIRST_SAMPLES; sampleIndex++) {
        const found = await sample()
        if (!best || found.high - found.low < best.high - best.low) best = found
      }
      if (best) offset = (best.low + best.high) / 2
      reportSkew()
      scheduleMeasure()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

import type { Clock } from "../clock.ts"

export interface CircuitBreakerOptions {
  clock: Clock
  /** Consecutive failures that open it. */
  failureThreshold: number
  /** How long it stays open before one trial call is let through. */
  openMs: number
  /** Bulkhead: calls that may be under way at once. */
  maxConcurrent: number
  /** After a trial that was a cheaper call than the real ones, the next failure opens it again at once. */
  onProbationAfterTrial?: boolean
  onChange?(state: CircuitState): void
}

export type CircuitState = "closed" | "half-open" | "open"

/** One call that was let through. Exactly one of these ends it. */
export interface Permit {
  succeeded(): void
  failed(): void
  /** The caller left before there was an answer: this counts as neither. */
  cancelled(): void
}

export interface CircuitBreaker {
  /** Undefined where the call must be refused: the circuit is open, or too many calls are under way. */
  acquire(): Permit | undefined
  /** `half-open`: the pause is over, and the next call is the trial or is under way. */
  state(): CircuitState
  inFlight(): number
  refused(): number
}

/**
 * Stops calls to a service that fails, so that nobody waits for it in vain and it can recover. After a pause one trial
 * call goes through: its success closes the circuit, its failure starts another pause.
 */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { clock, failureThreshold, openMs, maxConcurrent, onProbationAfterTrial = false, onChange } = options
  let failures = 0
  let openedAt: number | undefined
  let isTrialUnderWay = false
  let inFlight = 0
  let refused = 0

  /** A clock that was set back must not stretch the pause. */
  function isPauseOver(since: number): boolean {
    const elapsed = clock.now().getTime() - since
    return elapsed < 0 || elapsed >= openMs
  }

  function open(): void {
    const isNew = openedAt === undefined
    openedAt = clock.now().getTime()
    if (isNew) onChange?.("open")
  }

  function close(): void {
    failures = onProbationAfterTrial ? failureThreshold - 1 : 0
    openedAt = undefined
    onChange?.("closed")
  }

  function end(isTrial: boolean, outcome: "succeeded" | "failed" | "cancelled"): void {
    inFlight--
    if (isTrial) isTrialUnderWay = false
    if (outcome === "cancelled") return
    if (outcome === "failed") {
      failures++
      // A call that began before the circuit opened says nothing about the pause.
      if (isTrial || (openedAt === undefined && failures >= failureThreshold)) open()
    } else if (isTrial) close()
    else if (openedAt === undefined) failures = 0
  }

  return {
    acquire() {
      const isTrial = openedAt !== undefined
      const isRefused =
        inFlight >= maxConcurrent || (openedAt !== undefined && (isTrialUnderWay || !isPauseOver(openedAt)))
      if (isRefused) {
        refused++
        return undefined
      }
      inFlight++
      if (isTrial) isTrialUnderWay = true
      let isEnded = false
      const once = (outcome: Parameters<typeof end>[1]) => () => {
        if (isEnded) return
        isEnded = true
        end(isTrial, outcome)
      }
      return { succeeded: once("succeeded"), failed: once("failed"), cancelled: once("cancelled") }
    },
    state() {
      if (openedAt === undefined) return "closed"
      return isTrialUnderWay || isPauseOver(openedAt) ? "half-open" : "open"
    },
    inFlight: () => inFlight,
    refused: () => refused,
  }
}

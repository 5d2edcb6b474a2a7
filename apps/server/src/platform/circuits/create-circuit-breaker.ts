import type { Clock } from "../clock.ts"

export interface CircuitBreakerOptions {
  clock: Clock
  /** How many consecutive failures open the circuit. */
  failureThreshold: number
  /** How long the circuit stays open before it allows a trial call. */
  openMs: number
  /** Bulkhead: how many calls may be in progress at the same time. */
  maxConcurrent: number
  /** For trials that are cheaper than real calls: the first failure after the trial opens the circuit again. */
  onProbationAfterTrial?: boolean
  onChange?(state: CircuitState): void
}

export type CircuitState = "closed" | "half-open" | "open"

/** An allowed call. The first of these methods that is called ends it; later ones have no effect. */
export interface Permit {
  succeeded(): void
  failed(): void
  /** The caller gave up before the response; counts as neither success nor failure. */
  cancelled(): void
}

export interface CircuitBreaker {
  /** Returns undefined if the call must be refused: the circuit is open, or too many calls are in progress. */
  acquire(): Permit | undefined
  /** `half-open`: the pause is over, and the trial call is next or in progress. */
  state(): CircuitState
  /** Returns the number of calls in progress. */
  inFlight(): number
  /** Returns the number of calls that were refused since the start. */
  refused(): number
}

/**
 * Stops calls to a service that fails, so that callers don't wait in vain and the service can recover. After a pause it
 * allows one trial call: success closes the circuit, failure starts another pause.
 */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { clock, failureThreshold, openMs, maxConcurrent, onProbationAfterTrial = false, onChange } = options
  let failureCount = 0
  let openedAt: number | undefined
  let isTrialInFlight = false
  let inFlight = 0
  let refusedCount = 0

  /** A clock that was set back must not extend the pause. */
  function isPauseOver(pausedAt: number): boolean {
    const elapsed = clock.now().getTime() - pausedAt
    return elapsed < 0 || elapsed >= openMs
  }

  function open(): void {
    const isNew = openedAt === undefined
    openedAt = clock.now().getTime()
    if (isNew) onChange?.("open")
  }

  function close(): void {
    failureCount = onProbationAfterTrial ? failureThreshold - 1 : 0
    openedAt = undefined
    onChange?.("closed")
  }

  function endCall(isTrial: boolean, outcome: "succeeded" | "failed" | "cancelled"): void {
    inFlight--
    if (isTrial) isTrialInFlight = false
    if (outcome === "cancelled") return
    if (outcome === "failed") {
      failureCount++
      // The result of a call that began before the circuit opened must not affect the pause.
      if (isTrial || (openedAt === undefined && failureCount >= failureThreshold)) open()
    } else if (isTrial) close()
    else if (openedAt === undefined) failureCount = 0
  }

  return {
    acquire() {
      const isTrial = openedAt !== undefined
      const isRefused =
        inFlight >= maxConcurrent || (openedAt !== undefined && (isTrialInFlight || !isPauseOver(openedAt)))
      if (isRefused) {
        refusedCount++
        return undefined
      }
      inFlight++
      if (isTrial) isTrialInFlight = true
      let isEnded = false
      const endOnce = (outcome: Parameters<typeof endCall>[1]) => () => {
        if (isEnded) return
        isEnded = true
        endCall(isTrial, outcome)
      }
      return { succeeded: endOnce("succeeded"), failed: endOnce("failed"), cancelled: endOnce("cancelled") }
    },
    state() {
      if (openedAt === undefined) return "closed"
      return isTrialInFlight || isPauseOver(openedAt) ? "half-open" : "open"
    },
    inFlight: () => inFlight,
    refused: () => refusedCount,
  }
}

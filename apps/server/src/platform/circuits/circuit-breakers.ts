import type { Clock } from "../clock.ts"
import type { Log } from "../log/create-log.ts"
import { type CircuitBreaker, type CircuitBreakerOptions, createCircuitBreaker } from "./create-circuit-breaker.ts"

/** The circuit breakers of this node, by name, for the metrics. */
export interface CircuitBreakers {
  create(name: string, options: Omit<CircuitBreakerOptions, "clock">): CircuitBreaker
  all(): ReadonlyMap<string, CircuitBreaker>
}

export function createCircuitBreakers({ clock, log }: { clock: Clock; log: Pick<Log, "warn"> }): CircuitBreakers {
  const byName = new Map<string, CircuitBreaker>()
  return {
    create(name, options) {
      if (byName.has(name)) throw new Error(`There are two circuit breakers called ${name}.`)
      const breaker = createCircuitBreaker({
        ...options,
        clock,
        onChange(state) {
          log.warn({ circuit: name, state }, state === "open" ? "circuit opened" : "circuit closed")
          options.onChange?.(state)
        },
      })
      byName.set(name, breaker)
      return breaker
    },
    all: () => byName,
  }
}

import { useSyncExternalStore } from "react"

/**
 * Creates a hook that returns the time, rounded down to whole steps, so that it changes once per step. The hook returns undefined on the server
 * and during hydration, so that both render the same.
 */
export function createTicker(now: () => number, stepMs: number): () => number | undefined {
  const subscribe = (listener: () => void) => {
    // Twice per step, so that none is skipped when a timer is late.
    const timer = setInterval(listener, stepMs / 2)
    return () => clearInterval(timer)
  }
  const currentStep = () => Math.floor(now() / stepMs) * stepMs
  return () => useSyncExternalStore<number | undefined>(subscribe, currentStep, () => undefined)
}

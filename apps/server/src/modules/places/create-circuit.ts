import type { Clock } from "../../platform/clock.ts"

interface CircuitOptions {
  clock: Clock
  /** After so many failures in a row it is left alone. */
  failures: number
  restMs: number
}

export interface Circuit {
  /** Whether it may be asked now. After a rest one question goes ahead of the others. */
  mayAsk(): boolean
  succeeded(): void
  failed(): void
  /** Neither: whoever asked has gone before there was an answer. */
  gaveUp(): void
}

/** Leaves alone what fails, so that nobody waits for it in vain and it can recover. */
export function createCircuit({ clock, failures, restMs }: CircuitOptions): Circuit {
  let inARow = 0
  let restsUntil = 0
  let isTrying = false

  return {
    mayAsk() {
      if (inARow < failures) return true
      if (isTrying || clock.now().getTime() < restsUntil) return false
      isTrying = true
      return true
    },
    succeeded() {
      inARow = 0
      isTrying = false
    },
    failed() {
      inARow++
      isTrying = false
      if (inARow >= failures) restsUntil = clock.now().getTime() + restMs
    },
    gaveUp() {
      isTrying = false
    },
  }
}

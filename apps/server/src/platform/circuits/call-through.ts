import type { CircuitBreaker } from "./create-circuit-breaker.ts"

/**
 * Makes a call through a circuit breaker. Returns undefined if the breaker refused the call, and rethrows the call's
 * errors.
 */
export async function callThrough<Answer>(
  circuit: CircuitBreaker,
  call: () => Promise<Answer>,
  isFailure: (result: Answer) => boolean,
): Promise<Answer | undefined> {
  const permit = circuit.acquire()
  if (!permit) return undefined
  try {
    const result = await call()
    if (isFailure(result)) permit.failed()
    else permit.succeeded()
    return result
  } finally {
    // No effect if the permit has already ended.
    permit.cancelled()
  }
}

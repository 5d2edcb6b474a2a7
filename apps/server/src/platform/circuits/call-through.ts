import type { CircuitBreaker } from "./create-circuit-breaker.ts"

/** Makes a call through a circuit. Undefined where it was refused and not made; what the call throws is thrown on. */
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
    // Has no effect where it has ended.
    permit.cancelled()
  }
}

import type { CircuitBreaker } from "./create-circuit-breaker.ts"

/** Makes a call through a circuit. Undefined where it was refused and not made; what the call throws is thrown on. */
export async function callThrough<Answer>(
  circuit: CircuitBreaker,
  call: () => Promise<Answer>,
  isFailure: (answer: Answer) => boolean,
): Promise<Answer | undefined> {
  const permit = circuit.acquire()
  if (!permit) return undefined
  try {
    const answer = await call()
    if (isFailure(answer)) permit.failed()
    else permit.succeeded()
    return answer
  } finally {
    // Has no effect where it has ended.
    permit.cancelled()
  }
}

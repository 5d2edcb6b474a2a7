/**
 * Repeats work that failed, once after each of the pauses, and then throws the last error. An error for which
 * `isWorthRetrying` returns false is thrown immediately.
 */
export async function retry<Value>(
  work: () => Promise<Value>,
  pausesMs: readonly number[],
  isWorthRetrying: (error: unknown) => boolean = () => true,
): Promise<Value> {
  const settle = async () => {
    try {
      return { value: await work() }
    } catch (error) {
      return { error }
    }
  }
  const outcome = await repeat(settle, pausesMs, (each) => "error" in each && isWorthRetrying(each.error))
  if ("error" in outcome) throw outcome.error
  return outcome.value
}

/** For work that returns a failure instead of throwing it, such as a Result. Returns the last outcome. */
export async function repeat<Outcome>(
  work: () => Promise<Outcome>,
  pausesMs: readonly number[],
  isWorthRepeating: (outcome: Outcome) => boolean,
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Outcome> {
  for (let count = 0; ; count++) {
    const outcome = await work()
    const pauseMs = pausesMs[count]
    if (!isWorthRepeating(outcome) || pauseMs === undefined) return outcome
    await wait(pauseMs)
  }
}

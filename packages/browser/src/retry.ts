/**
 * Repeats work that failed, once after each of the pauses. Throws the last error, and immediately one that repeating
 * can't help; `isWorthRetrying` sees every error.
 */
export async function retry<Value>(
  work: () => Promise<Value>,
  pausesMs: readonly number[],
  isWorthRetrying: (error: unknown) => boolean = () => true,
): Promise<Value> {
  for (let failures = 0; ; failures++) {
    try {
      return await work()
    } catch (error) {
      if (!isWorthRetrying(error) || failures >= pausesMs.length) throw error
      await new Promise((resolve) => setTimeout(resolve, pausesMs[failures]))
    }
  }
}

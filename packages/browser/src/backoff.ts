/** Returns the pause after n failures in a row: the nth pause of the list, or its last one if the list is shorter. */
export function backoff(pausesMs: readonly number[], failures: number): number {
  return pausesMs[Math.min(failures, pausesMs.length) - 1] ?? 0
}

/** The pause after this many failures in a row: the nth pause after n failures, and the last one from then on. */
export function backoff(pausesMs: readonly number[], failures: number): number {
  return pausesMs[Math.min(failures, pausesMs.length) - 1] ?? 0
}

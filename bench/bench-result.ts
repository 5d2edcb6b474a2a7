/** A measured value and its bar: a ratio to a baseline, or a size, score or time. */
export interface BenchResult {
  name: string
  value: number
  bar: number
  better: "higher" | "lower"
}

/** Prints a result as one line of JSON; `npm run bench` reads the line and compares the value with the bar. */
export function printResult(result: BenchResult): void {
  console.log(`RESULT ${JSON.stringify({ ...result, value: Math.round(result.value * 1000) / 1000 })}`)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

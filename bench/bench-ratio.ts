/** A measured value and its bar: a ratio to a baseline, or a size, score or time. */
export interface BenchRatio {
  name: string
  ratio: number
  bar: number
  better: "higher" | "lower"
}

/** Prints a result as one line of JSON; `npm run bench` reads the line and compares the value with the bar. */
export function printRatio(result: BenchRatio): void {
  console.log(`RESULT ${JSON.stringify({ ...result, value: Math.round(result.ratio * 1000) / 1000 })}`)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

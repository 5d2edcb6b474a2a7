export interface BenchRatio {
  name: string
  ratio: number
  bar: number
  better: "higher" | "lower"
}

/** Prints one line that `npm run bench` compares with its bar. */
export function printRatio(result: BenchRatio): void {
  console.log(`RATIO ${JSON.stringify({ ...result, ratio: Math.round(result.ratio * 1000) / 1000 })}`)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

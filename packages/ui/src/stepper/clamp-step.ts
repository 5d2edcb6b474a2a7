/** Adds or subtracts one within the limits. */
export function clampStep(value: number, by: 1 | -1, min: number, max: number): number {
  return Math.min(max, Math.max(min, value + by))
}

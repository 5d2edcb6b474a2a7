/** Rounds to one decimal, which is finer than a pixel at any size we draw; more digits only make the file longer. */
export function formatNumber(value: number): string {
  // Adding 0 turns -0 into 0.
  return String(Math.round(value * 10) / 10 + 0).replace(/^(-?)0\./, "$1.")
}

export function degrees(radians: number): string {
  return formatNumber((radians * 180) / Math.PI)
}

/** Rounds to two decimals, for opacities and scales. */
export function formatFine(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** One decimal is finer than a pixel at any size we draw; trailing zeros only make the file longer. */
export function n(value: number): string {
  const text = value.toFixed(1)
  if (text === "-0.0") return "0"
  return text.endsWith(".0") ? text.slice(0, -2) : text
}

export function degrees(radians: number): string {
  return n((radians * 180) / Math.PI)
}

/** Opacities and scales need a second decimal. */
export function fine(value: number): string {
  return String(Math.round(value * 100) / 100)
}

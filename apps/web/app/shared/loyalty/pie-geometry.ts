export interface PieSlice {
  /** Clockwise from the top, in degrees: the direction in which the slice points. */
  angle: number
  /** `coming`: on its way, but not credited yet. */
  state: "filled" | "coming" | "empty"
}

/** Returns the slices of a pie clockwise from the top: first the filled ones, then the coming ones. */
export function pieSlices(filled: number, coming: number, total: number): PieSlice[] {
  return Array.from({ length: total }, (_, index) => ({
    angle: ((index + 0.5) * 360) / total,
    state: index < filled ? "filled" : index < filled + coming ? "coming" : "empty",
  }))
}

/** The outline of one of `total` slices, from the centre upwards and symmetrical about the vertical. */
export function slicePath(radius: number, total: number): string {
  const { x, y } = pointOnSlice(radius, 1, total)
  return `M0 0L${-x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}Z`
}

/** A point on a slice: its distance from the centre, and from -1 (the left edge) to 1 (the right edge). */
export function pointOnSlice(radius: number, side: number, total: number): { x: number; y: number } {
  const angle = (side * Math.PI) / total
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) }
}

/** Two decimals are enough for a drawing, and keep the page small. */
function round(value: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(value * 100) / 100 + 0
}

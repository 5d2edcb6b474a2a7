import { formatNumber } from "./format-number.ts"

export type Point = readonly [x: number, y: number]

/**
 * Returns a closed curve that bends towards each point and passes midway between neighbouring points. Coordinates are
 * relative, which makes the path half as long as one of absolute Bézier curves. Each is relative to the rounded
 * previous position, so that rounding errors don't add up.
 */
export function closedPath(points: readonly Point[]): string {
  const pointAt = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0]
  const middle = (i: number): Point => {
    const [a, b] = [pointAt(i), pointAt(i + 1)]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  const start = middle(-1)
  let x = roundToTenth(start[0])
  let y = roundToTenth(start[1])
  let d = `M${formatNumber(x)} ${formatNumber(y)}q`
  for (let i = 0; i < points.length; i++) {
    const bend = pointAt(i)
    const end = i === points.length - 1 ? start : middle(i)
    d += `${formatPair(bend[0] - x, bend[1] - y, i > 0)}${formatPair(end[0] - x, end[1] - y, true)}`
    x = roundToTenth(x + roundToTenth(end[0] - x))
    y = roundToTenth(y + roundToTenth(end[1] - y))
  }
  return `${d}z`
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** Writes no space before a negative number, because its minus sign separates it from the previous one. */
function formatPair(x: number, y: number, hasPrevious: boolean): string {
  const [first, second] = [formatNumber(x), formatNumber(y)]
  return `${hasPrevious && !first.startsWith("-") ? " " : ""}${first}${second.startsWith("-") ? "" : " "}${second}`
}

import { n } from "./number.ts"

export type Point = readonly [x: number, y: number]

/** A closed curve through all points (Catmull-Rom written as Béziers). */
export function closedPath(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0]
  const [startX, startY] = at(0)
  let d = `M${n(startX)} ${n(startY)}`
  for (let i = 0; i < points.length; i++) d += segment(at(i - 1), at(i), at(i + 1), at(i + 2))
  return `${d}Z`
}

/** An open curve through all points, the ends doubled so that it begins and ends straight. */
export function openPath(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  const [startX, startY] = at(0)
  let d = `M${n(startX)} ${n(startY)}`
  for (let i = 0; i < points.length - 1; i++) d += segment(at(i - 1), at(i), at(i + 1), at(i + 2))
  return d
}

function segment(before: Point, from: Point, to: Point, after: Point): string {
  const x1 = from[0] + (to[0] - before[0]) / 6
  const y1 = from[1] + (to[1] - before[1]) / 6
  const x2 = to[0] - (after[0] - from[0]) / 6
  const y2 = to[1] - (after[1] - from[1]) / 6
  return `C${n(x1)} ${n(y1)} ${n(x2)} ${n(y2)} ${n(to[0])} ${n(to[1])}`
}

import type { Point } from "./point.ts"

/** A simple polygon; the last corner connects to the first. */
export type Area = readonly Point[]

/**
 * Even-odd rule. A point on an edge may count as inside or outside, so neighbouring areas must overlap to leave no gap.
 */
export function isInsideArea(area: Area, { latitude, longitude }: Point): boolean {
  let inside = false
  for (let at = 0, before = area.length - 1; at < area.length; before = at++) {
    const one = area[at] as Point
    const other = area[before] as Point
    if (one.latitude > latitude !== other.latitude > latitude) {
      const crossing =
        one.longitude +
        ((latitude - one.latitude) * (other.longitude - one.longitude)) / (other.latitude - one.latitude)
      if (longitude < crossing) inside = !inside
    }
  }
  return inside
}

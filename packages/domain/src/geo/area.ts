import type { Point } from "./point.ts"

/** A simple polygon; the last corner connects to the first. */
export type Area = readonly Point[]

/**
 * Uses the even-odd rule. A point on an edge may count as inside or outside, so neighbouring areas must overlap to
 * leave no gap.
 */
export function isInsideArea(area: Area, { latitude, longitude }: Point): boolean {
  let isInside = false
  for (let index = 0, previousIndex = area.length - 1; index < area.length; previousIndex = index++) {
    const corner = area[index] as Point
    const previousCorner = area[previousIndex] as Point
    if (corner.latitude > latitude !== previousCorner.latitude > latitude) {
      const crossing =
        corner.longitude +
        ((latitude - corner.latitude) * (previousCorner.longitude - corner.longitude)) /
          (previousCorner.latitude - corner.latitude)
      if (longitude < crossing) isInside = !isInside
    }
  }
  return isInside
}

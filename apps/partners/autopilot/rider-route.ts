import type { Point } from "./store-board.ts"

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

export function kilometresBetween(one: Point, other: Point): number {
  const lat = radians(other.latitude - one.latitude)
  const lng = radians(other.longitude - one.longitude)
  const halfChord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(lng / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(halfChord))
}

/** Returns the point at this fraction (0 to 1) of the straight line between two points. */
export function pointOnRoute(from: Point, to: Point, progress: number): Point {
  const travelled = Math.min(1, Math.max(0, progress))
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * travelled,
    longitude: from.longitude + (to.longitude - from.longitude) * travelled,
  }
}

import type { Point } from "./store-board.ts"

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance, by the haversine formula. */
export function kilometresBetween(from: Point, to: Point): number {
  const latitudeDifference = radians(to.latitude - from.latitude)
  const longitudeDifference = radians(to.longitude - from.longitude)
  const halfChordSquared =
    Math.sin(latitudeDifference / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudeDifference / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(halfChordSquared))
}

/** Returns the point at this fraction (0 to 1) of the straight line between two points. */
export function pointOnRoute(from: Point, to: Point, progress: number): Point {
  const travelled = Math.min(1, Math.max(0, progress))
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * travelled,
    longitude: from.longitude + (to.longitude - from.longitude) * travelled,
  }
}

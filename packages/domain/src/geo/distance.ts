import type { Point } from "./point.ts"

const EARTH_RADIUS_KM = 6371

/** Returns the great-circle distance in kilometres. */
export function distanceKm(from: Point, to: Point): number {
  const rad = Math.PI / 180
  const haversine = (degrees: number) => Math.sin((degrees * rad) / 2) ** 2
  const squaredHalfChord =
    haversine(to.latitude - from.latitude) +
    Math.cos(from.latitude * rad) * Math.cos(to.latitude * rad) * haversine(to.longitude - from.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(squaredHalfChord)))
}

/** `2.4 km`, always with one decimal. */
export function formatDistance(km: number): string {
  return `${km.toFixed(1)} km`
}

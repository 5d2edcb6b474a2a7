import type { CountryCode } from "../countries/countries.ts"
import type { Point } from "./point.ts"

export interface Bounds {
  south: number
  north: number
  west: number
  east: number
}

/** Generous boxes: they detect mistakes, not on which side of a border a place is. */
const bounds: Record<CountryCode, Bounds> = {
  IN: { south: 6.5, north: 35.7, west: 68, east: 97.5 },
  LK: { south: 5.8, north: 9.95, west: 79.4, east: 82 },
  BD: { south: 20.5, north: 26.7, west: 88, east: 92.7 },
}

export function boundsOf(country: CountryCode): Bounds {
  return bounds[country]
}

export function isWithinBounds(country: CountryCode, { latitude, longitude }: Point): boolean {
  const { south, north, west, east } = bounds[country]
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

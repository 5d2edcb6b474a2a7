import type { CountryCode } from "../countries/countries.ts"
import { countryOutlines } from "../countries/topics/outlines.ts"
import { type Area, isInsideArea } from "./area.ts"
import { isWithinBounds } from "./country-bounds.ts"
import type { Point } from "./point.ts"

/** Accepts beaches, piers and border towns: the outline is simplified, and a pin set by touch is imprecise. */
const BORDER_TOLERANCE_KM = 6
const KM_PER_DEGREE = 111.2

const ringCache = new Map<CountryCode, readonly Area[]>()

function ringsOf(country: CountryCode): readonly Area[] {
  const parsed = ringCache.get(country) ?? countryOutlines[country].rings.map(parseRing)
  ringCache.set(country, parsed)
  return parsed
}

function parseRing(text: string): Area {
  const steps = text.split(" ").map(Number)
  const corners: Point[] = []
  let [east, north] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    east += steps[index] ?? 0
    north += steps[index + 1] ?? 0
    corners.push({ latitude: north / 1000, longitude: east / 1000 })
  }
  return corners
}

/**
 * Checks whether a point is in the country or within the tolerance of its border. Points in the open sea or in
 * neighbouring countries are not.
 */
export function isWithinCountry(country: CountryCode, point: Point): boolean {
  if (!isWithinBounds(country, point)) return false
  if (isDisputed(country, point)) return true
  const rings = ringsOf(country)
  return (
    rings.some((ring) => isInsideArea(ring, point)) ||
    rings.some((ring) => distanceToEdge(ring, point) <= BORDER_TOLERANCE_KM)
  )
}

function isDisputed(country: CountryCode, { latitude, longitude }: Point): boolean {
  const { disputed } = countryOutlines[country]
  if (!disputed) return false
  const { south, north, west, east } = disputed
  return latitude > south && latitude <= north && longitude > west && longitude < east
}

/** Returns kilometres, calculated on a plane that touches the point: precise enough for short distances. */
function distanceToEdge(ring: Area, { latitude, longitude }: Point): number {
  const longitudeScale = Math.cos((latitude * Math.PI) / 180)
  const x = (point: Point) => (point.longitude - longitude) * longitudeScale * KM_PER_DEGREE
  const y = (point: Point) => (point.latitude - latitude) * KM_PER_DEGREE
  let nearest = Number.POSITIVE_INFINITY
  let previous = ring.at(-1) as Point
  for (const corner of ring) {
    const [ax, ay] = [x(previous), y(previous)]
    const [dx, dy] = [x(corner) - ax, y(corner) - ay]
    const fractionAlong = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, Math.hypot(ax + fractionAlong * dx, ay + fractionAlong * dy))
    previous = corner
  }
  return nearest
}

import type { CountryCode } from "../countries/countries.ts"
import { type Area, isInsideArea } from "./area.ts"
import { isWithinBounds } from "./country-bounds.ts"
import { bangladeshOutline } from "./outlines/bangladesh.ts"
import { indiaOutline } from "./outlines/india.ts"
import { sriLankaOutline } from "./outlines/sri-lanka.ts"
import type { Point } from "./point.ts"

/*
 * Made once from `countries-10m.json` of the package world-atlas 2.0.2 (Natural Earth, public domain), thinned to one to
 * two kilometres. A ring is written as steps east and north, thousandths of a degree.
 * They say where we deliver from this shop, nothing about whose a place is; nobody is shown a line of them.
 */
const outlines: Record<CountryCode, readonly string[]> = {
  IN: indiaOutline,
  LK: sriLankaOutline,
  BD: bangladeshOutline,
}

/** Beaches, piers and border towns count: the outline is thinned, and a pin is set by a thumb. */
const BORDER_TOLERANCE_KM = 6
const KM_PER_DEGREE = 111.2

const ringCache = new Map<CountryCode, readonly Area[]>()

function ringsOf(country: CountryCode): readonly Area[] {
  const parsed = ringCache.get(country) ?? outlines[country].map(parseRing)
  ringCache.set(country, parsed)
  return parsed
}

function parseRing(text: string): Area {
  const steps = text.split(" ").map(Number)
  const corners: Point[] = []
  let [east, north] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    east += steps[at] ?? 0
    north += steps[at + 1] ?? 0
    corners.push({ latitude: north / 1000, longitude: east / 1000 })
  }
  return corners
}

/** Whether a place is in the country, or near enough to its edge to be meant so. The sea and the neighbours are not. */
export function isWithinCountry(country: CountryCode, point: Point): boolean {
  if (!isWithinBounds(country, point)) return false
  if (country === "IN" && isDisputedBorder(point)) return true
  const all = ringsOf(country)
  return (
    all.some((ring) => isInsideArea(ring, point)) ||
    all.some((ring) => distanceToEdge(ring, point) <= BORDER_TOLERANCE_KM)
  )
}

/** Where the neighbours don't agree on a line, we draw none: nobody is told there that they are abroad. */
function isDisputedBorder({ latitude, longitude }: Point): boolean {
  return latitude > 32.2 && longitude > 73.5 && longitude < 80.4
}

/** In kilometres, on a plane laid at the point: right enough for the few that count. */
function distanceToEdge(ring: Area, { latitude, longitude }: Point): number {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const x = (point: Point) => (point.longitude - longitude) * shrink * KM_PER_DEGREE
  const y = (point: Point) => (point.latitude - latitude) * KM_PER_DEGREE
  let nearest = Number.POSITIVE_INFINITY
  let previous = ring.at(-1) as Point
  for (const corner of ring) {
    const [ax, ay] = [x(previous), y(previous)]
    const [dx, dy] = [x(corner) - ax, y(corner) - ay]
    const along = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, Math.hypot(ax + along * dx, ay + along * dy))
    previous = corner
  }
  return nearest
}

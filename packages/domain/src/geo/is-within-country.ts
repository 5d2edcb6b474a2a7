import type { CountryCode } from "../countries/countries.ts"
import { type Area, isInsideArea } from "./area.ts"
import { isWithinBounds } from "./country-bounds.ts"
import { bangladeshOutline } from "./outlines/bangladesh.ts"
import { indiaOutline } from "./outlines/india.ts"
import { sriLankaOutline } from "./outlines/sri-lanka.ts"
import type { Point } from "./point.ts"

/*
 * Generated once from `countries-10m.json` of the package world-atlas 2.0.2 (Natural Earth, public domain), simplified
 * to one to two kilometres. A ring is a list of steps east and north in thousandths of a degree.
 *
 * The outlines decide where we deliver. They make no claim about borders and are never displayed.
 */
const outlines: Record<CountryCode, readonly string[]> = {
  IN: indiaOutline,
  LK: sriLankaOutline,
  BD: bangladeshOutline,
}

/** Accepts beaches, piers and border towns: the outline is simplified, and a pin set by touch is imprecise. */
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

/**
 * Checks whether a place is in the country or within the tolerance of its border. The open sea and neighbouring
 * countries are not.
 */
export function isWithinCountry(country: CountryCode, point: Point): boolean {
  if (!isWithinBounds(country, point)) return false
  if (country === "IN" && isDisputedBorder(point)) return true
  const all = ringsOf(country)
  return (
    all.some((ring) => isInsideArea(ring, point)) ||
    all.some((ring) => distanceToEdge(ring, point) <= BORDER_TOLERANCE_KM)
  )
}

/** Where a border is disputed we draw none: places in this region are never refused as abroad. */
function isDisputedBorder({ latitude, longitude }: Point): boolean {
  return latitude > 32.2 && longitude > 73.5 && longitude < 80.4
}

/** In kilometres, on a plane tangent at the point: precise enough for these few kilometres. */
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

import type { Point } from "@hearth/domain/geo/point.ts"

type Corner = [east: number, north: number]

const KM_PER_DEGREE = 111.2
/** The largest radius of a locality's area, so that the countryside around a city stays empty. */
const MAX_REACH_KM = 2.2
const MIN_REACH_KM = 0.7
/**
 * The radius of a locality's area, as a multiple of the distance from its centre to the second-nearest other centre.
 * Where centres are close together the radius is small, so that areas at the city's edge don't extend far beyond
 * it, for example into the sea.
 */
const REACH_TO_NEXT = 1.1
const CIRCLE_CORNERS = 18

/**
 * Computes the areas of localities from their centres alone: each area is closer to its centre than to any other. That
 * matches what people mean by 'in Koramangala', and how a pin's name is found.
 */
export function localityAreasOf(centres: readonly Point[]): [latitude: number, longitude: number][][] {
  const [origin] = centres
  if (!origin) return []
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((origin.latitude * Math.PI) / 180)
  const flatCentres = centres.map(({ latitude, longitude }): Corner => [
    (longitude - origin.longitude) * kmPerDegreeEast,
    (latitude - origin.latitude) * KM_PER_DEGREE,
  ])
  return flatCentres.map((centre, centreIndex) => {
    const others = flatCentres
      .filter((_, index) => index !== centreIndex)
      .map((other) => ({ other, distanceKm: Math.hypot(other[0] - centre[0], other[1] - centre[1]) }))
      .filter(({ distanceKm }) => distanceKm > 0 && distanceKm < 2 * MAX_REACH_KM)
      .sort((one, next) => one.distanceKm - next.distanceKm)
    let cell = circleAround(centre, reachOf(others[1]?.distanceKm))
    for (const { other } of others) cell = clipToNearer(centre, other, cell)
    return roundCorners(cell).map(([east, north]) => [
      origin.latitude + north / KM_PER_DEGREE,
      origin.longitude + east / kmPerDegreeEast,
    ])
  })
}

/**
 * Returns the radius for this distance to the second-nearest centre; the nearest may be the same place under another
 * name.
 */
function reachOf(distanceKm = MAX_REACH_KM): number {
  return Math.min(Math.max(distanceKm * REACH_TO_NEXT, MIN_REACH_KM), MAX_REACH_KM)
}

function circleAround([east, north]: Corner, reach: number): Corner[] {
  return Array.from({ length: CIRCLE_CORNERS }, (_, index) => {
    const angle = (index / CIRCLE_CORNERS) * 2 * Math.PI
    return [east + Math.cos(angle) * reach, north + Math.sin(angle) * reach]
  })
}

/** Cuts off the part of the cell that is closer to the other centre. */
function clipToNearer(centre: Corner, other: Corner, cell: Corner[]): Corner[] {
  const [dx, dy] = [other[0] - centre[0], other[1] - centre[1]]
  const bisectorOffset = (other[0] ** 2 + other[1] ** 2 - centre[0] ** 2 - centre[1] ** 2) / 2
  const signedDistance = ([x, y]: Corner) => x * dx + y * dy - bisectorOffset
  return cell.flatMap((corner, index) => {
    const previous = cell[(index + cell.length - 1) % cell.length] ?? corner
    const [distance, previousDistance] = [signedDistance(corner), signedDistance(previous)]
    const part = previousDistance / (previousDistance - distance)
    const crossing: Corner = [
      previous[0] + (corner[0] - previous[0]) * part,
      previous[1] + (corner[1] - previous[1]) * part,
    ]
    if (distance <= 0) return previousDistance > 0 ? [crossing, corner] : [corner]
    return previousDistance <= 0 ? [crossing] : []
  })
}

/** Chaikin's corner cutting. */
function roundCorners(cell: Corner[]): Corner[] {
  return cell.flatMap((corner, index): Corner[] => {
    const next = cell[(index + 1) % cell.length] ?? corner
    return [
      [corner[0] * 0.75 + next[0] * 0.25, corner[1] * 0.75 + next[1] * 0.25],
      [corner[0] * 0.25 + next[0] * 0.75, corner[1] * 0.25 + next[1] * 0.75],
    ]
  })
}

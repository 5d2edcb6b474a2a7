import { type Area, isInsideArea } from "@hearth/domain/geo/area.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { Point } from "@hearth/domain/geo/point.ts"

export interface Candidate extends Point {
  id: string
  priority: number
  area: Area
}

/** Within this distance of a store, priority doesn't count and the nearest store delivers (decision 032). */
const NEARBY_KM = 1
/** `NEARBY_KM` in degrees of latitude, rounded up. A store that is farther north or south can't be nearby. */
const NEARBY_LATITUDE_DEGREES = 0.0091

/**
 * Considers the stores whose area contains the location. Chooses the nearest one within `NEARBY_KM`, otherwise
 * the one with the highest priority, then the nearest. A city can have hundreds of candidates, so it measures distances
 * only where they decide.
 */
export function chooseStore<Store extends Candidate>(candidates: Iterable<Store>, location: Point): Store | undefined {
  let best: Store | undefined
  let bestRank = Number.NEGATIVE_INFINITY
  for (const store of candidates) {
    const rank = rankOf(store, location)
    if (rank < bestRank || (best && rank === bestRank && !isNearer(store, best, location))) continue
    if (!isInsideArea(store.area, location)) continue
    best = store
    bestRank = rank
  }
  return best
}

function rankOf(store: Candidate, location: Point): number {
  const isNearby =
    Math.abs(store.latitude - location.latitude) <= NEARBY_LATITUDE_DEGREES && distanceKm(location, store) <= NEARBY_KM
  return isNearby ? Number.POSITIVE_INFINITY : store.priority
}

function isNearer(one: Candidate, other: Candidate, location: Point): boolean {
  const difference = distanceKm(location, one) - distanceKm(location, other)
  // Two stores at the same location: any rule works that is the same on every node.
  return difference === 0 ? one.id < other.id : difference < 0
}

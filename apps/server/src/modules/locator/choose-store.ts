import { type Area, isInsideArea } from "@hearth/domain/geo/area.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { Point } from "@hearth/domain/geo/point.ts"

export interface Candidate extends Point {
  id: string
  priority: number
  area: Area
}

/** Within this distance of a store, priority doesn't count and the nearest store delivers (decision 032). */
const DOORSTEP_KM = 1

/**
 * Considers the stores whose area contains the location. Chooses the nearest one within `DOORSTEP_KM`, otherwise
 * the one with the highest priority, then the nearest.
 */
export function chooseStore<Store extends Candidate>(candidates: Iterable<Store>, location: Point): Store | undefined {
  let best: Ranked<Store> | undefined
  for (const store of candidates) {
    const km = distanceKm(location, store)
    const ranked = { store, km, rank: km <= DOORSTEP_KM ? Number.POSITIVE_INFINITY : store.priority }
    if ((!best || comesBefore(ranked, best)) && isInsideArea(store.area, location)) best = ranked
  }
  return best?.store
}

interface Ranked<Store> {
  store: Store
  km: number
  rank: number
}

function comesBefore(one: Ranked<Candidate>, other: Ranked<Candidate>): boolean {
  if (one.rank !== other.rank) return one.rank > other.rank
  // Two stores at the same location: any rule works that is the same on every node.
  return one.km === other.km ? one.store.id < other.store.id : one.km < other.km
}

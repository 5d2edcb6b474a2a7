import { type Area, isInside } from "@hearth/domain/geo/area.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { Point } from "@hearth/domain/geo/point.ts"

export interface Candidate extends Point {
  id: string
  priority: number
  area: Area
}

/** Of the stores whose area holds the place: the highest priority, then the nearest. */
export function chooseStore<Store extends Candidate>(candidates: Iterable<Store>, place: Point): Store | undefined {
  let best: Store | undefined
  for (const each of candidates) {
    if ((!best || comesBefore(each, best, place)) && isInside(each.area, place)) best = each
  }
  return best
}

function comesBefore(one: Candidate, other: Candidate, place: Point): boolean {
  if (one.priority !== other.priority) return one.priority > other.priority
  const nearer = distanceKm(place, one) - distanceKm(place, other)
  // Two stores at one spot: any rule will do that is the same on every node.
  return nearer === 0 ? one.id < other.id : nearer < 0
}

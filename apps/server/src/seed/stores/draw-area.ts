import type { Area } from "@hearth/domain/geo/area.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { pseudoRandom, pseudoRandomBetween } from "./pseudo-random.ts"

export const SHORTEST_REACH_KM = 2.5
export const MAX_REACH_KM = 6
/** The smallest distance of a corner, as a fraction of the reach. The largest is the whole reach. */
const MIN_DISTANCE_SHARE = 0.78
const KM_PER_DEGREE = 111.2

/**
 * Generates a store's delivery area: a polygon of 8 to 14 corners, irregular as if formed by streets and rivers, and
 * always the same for the same code.
 */
export function drawArea(code: string, centre: Point, reachKm: number): Area {
  const cornerCount = pseudoRandomBetween(code, 0, [8, 14])
  return Array.from({ length: cornerCount }, (_, index) => {
    // Less than half a step aside, so that the corners stay in order and the polygon never crosses itself.
    const angle = ((index + pseudoRandom(code, 100 + index) * 0.6 - 0.3) / cornerCount) * 2 * Math.PI
    const cornerKm = reachKm * (MIN_DISTANCE_SHARE + (1 - MIN_DISTANCE_SHARE) * pseudoRandom(code, 200 + index))
    return offsetPoint(centre, Math.cos(angle) * cornerKm, Math.sin(angle) * cornerKm)
  })
}

/** Returns the point this many kilometres north and east of the given one. Five decimals are about a metre. */
export function offsetPoint({ latitude, longitude }: Point, northKm: number, eastKm: number): Point {
  const perDegree = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  return { latitude: round(latitude + northKm / KM_PER_DEGREE), longitude: round(longitude + eastKm / perDegree) }
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

import type { Area } from "@hearth/domain/geo/area.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { pseudoRandom, pseudoRandomBetween } from "./pseudo-random.ts"

export const SHORTEST_REACH_KM = 2.5
export const MAX_REACH_KM = 6
/** A corner lies at least this part of the reach away and at most all of it. */
const INNERMOST = 0.78
const KM_PER_DEGREE = 111.2

/** A store's delivery area: a ring of 8 to 14 corners, uneven like streets and rivers make it, the same for the same code. */
export function drawArea(code: string, centre: Point, reachKm: number): Area {
  const corners = pseudoRandomBetween(code, 0, [8, 14])
  return Array.from({ length: corners }, (_, index) => {
    // Less than half a step aside, so that the corners stay in order and the ring never crosses itself.
    const angle = ((index + pseudoRandom(code, 100 + index) * 0.6 - 0.3) / corners) * 2 * Math.PI
    const away = reachKm * (INNERMOST + (1 - INNERMOST) * pseudoRandom(code, 200 + index))
    return moved(centre, Math.cos(angle) * away, Math.sin(angle) * away)
  })
}

/** So many kilometres north and east of it; five decimals are a metre. */
export function moved({ latitude, longitude }: Point, northKm: number, eastKm: number): Point {
  const perDegree = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  return { latitude: round(latitude + northKm / KM_PER_DEGREE), longitude: round(longitude + eastKm / perDegree) }
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

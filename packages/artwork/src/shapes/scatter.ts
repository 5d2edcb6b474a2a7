import type { Random } from "../seed-random.ts"

export interface ScatterPoint {
  x: number
  y: number
  turn: number
}

export interface ScatterOptions {
  count: number
  radius: number
  /** Minimum distance between two points. */
  spacing: number
  /** Accepts a point only if this returns true: on a half, within a plate’s well, away from other pieces. */
  fits?: (x: number, y: number) => boolean
}

const TRIES_PER_POINT = 60
const CANDIDATE_COUNT = 2

/**
 * Returns points in a circle that look scattered by hand: of a few candidates that fit, the one farthest from the
 * others is chosen, which avoids both clumps and a grid. Returns fewer than `count` if there is no space.
 */
export function scatter(random: Random, { count, radius, spacing, fits }: ScatterOptions): ScatterPoint[] {
  const points: ScatterPoint[] = []
  for (let pointIndex = 0; pointIndex < count; pointIndex++) {
    let best: ScatterPoint | undefined
    let bestDistance = -1
    let candidateCount = 0
    for (let tries = 0; tries < TRIES_PER_POINT && candidateCount < CANDIDATE_COUNT; tries++) {
      const angle = random() * Math.PI * 2
      const distance = Math.sqrt(random()) * radius
      const x = Math.cos(angle) * distance
      const y = Math.sin(angle) * distance
      const nearest = points.reduce((least, point) => Math.min(least, Math.hypot(point.x - x, point.y - y)), Infinity)
      if (nearest < spacing || (fits && !fits(x, y))) continue
      candidateCount++
      if (nearest > bestDistance) {
        bestDistance = nearest
        best = { x, y, turn: 0 }
      }
    }
    if (!best) break
    points.push({ ...best, turn: random() * Math.PI * 2 })
  }
  return points
}

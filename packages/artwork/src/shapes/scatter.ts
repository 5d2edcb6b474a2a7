import type { Random } from "../seed-random.ts"

export interface ScatterPoint {
  x: number
  y: number
  turn: number
}

export interface ScatterOptions {
  count: number
  radius: number
  /** No two spots come nearer than this. */
  spacing: number
  /** A spot is only taken where this holds: a half, a plate’s well, away from other pieces. */
  fits?: (x: number, y: number) => boolean
}

const TRIES_PER_SPOT = 60
const CANDIDATES = 2

/**
 * Spots in a circle as a hand would strew them: of a few places that fit, the one farthest from the others is taken,
 * so that nothing clumps and nothing looks like a grid. Fewer than `count` come back when there is no room.
 */
export function scatter(random: Random, { count, radius, spacing, fits }: ScatterOptions): ScatterPoint[] {
  const spots: ScatterPoint[] = []
  for (let wanted = 0; wanted < count; wanted++) {
    let best: ScatterPoint | undefined
    let bestDistance = -1
    let found = 0
    for (let tries = 0; tries < TRIES_PER_SPOT && found < CANDIDATES; tries++) {
      const angle = random() * Math.PI * 2
      const distance = Math.sqrt(random()) * radius
      const x = Math.cos(angle) * distance
      const y = Math.sin(angle) * distance
      const nearest = spots.reduce((least, spot) => Math.min(least, Math.hypot(spot.x - x, spot.y - y)), Infinity)
      if (nearest < spacing || (fits && !fits(x, y))) continue
      found++
      if (nearest > bestDistance) {
        bestDistance = nearest
        best = { x, y, turn: 0 }
      }
    }
    if (!best) break
    spots.push({ ...best, turn: random() * Math.PI * 2 })
  }
  return spots
}

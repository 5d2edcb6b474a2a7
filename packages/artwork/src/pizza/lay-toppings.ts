import { between, type Random } from "../seed-random.ts"
import { scatter, type ScatterPoint } from "../shapes/scatter.ts"
import { type ToppingName, toppings } from "../toppings/toppings.ts"

export type Side = "whole" | "left" | "right"

export interface LaidPiece extends ScatterPoint {
  name: ToppingName
  scale: number
  zIndex: number
}

/**
 * The share of its pieces that each topping gets, by the number of toppings: fewer with more toppings, but enough to be
 * visible.
 */
const SHARE = [1, 1, 0.86, 0.74, 0.64, 0.56, 0.5]

/** Enlarges the pieces a little, so that they are recognisable at the size of a card. */
const SCALE = 1.28

/**
 * Returns the position of every piece. Pieces of a half lie completely on their side. The pieces in `existing` don't
 * move: new pieces are placed beside them.
 */
export function layToppings(
  random: Random,
  names: readonly ToppingName[],
  radius: number,
  side: Side,
  existing: readonly LaidPiece[] = [],
): LaidPiece[] {
  const laid: LaidPiece[] = []
  const kinds = names.length + new Set(existing.map(({ name }) => name)).size
  const share = SHARE[Math.min(kinds, SHARE.length - 1)] ?? 0.5
  // Lower layers are placed first, in the recipe’s order, so that its main topping gets the best positions; small bits
  // fill the rest.
  const byLayer = [...names].sort((a, b) => toppings[a].layer - toppings[b].layer)
  for (const name of byLayer) {
    const { count, spacing, outerRadius, layer } = toppings[name]
    const pieceRadius = outerRadius * SCALE
    const targetCount = Math.ceil(Math.max(count * share, 5) / (side === "whole" ? 1 : 2))
    const options = {
      count: targetCount,
      radius: radius - pieceRadius * 0.62,
      spacing: spacing * (0.86 + 0.14 / share),
    }
    let points: ScatterPoint[] = []
    // On a crowded pizza a topping may not fit beside the others. Then it lies on them, so that every paid topping is
    // visible.
    for (const distanceShare of layer === 1 ? [0.64, 0.4, 0] : [0.5, 0.3, 0]) {
      const fits = (x: number, y: number) =>
        isOnSide(side, x, pieceRadius) &&
        [...existing, ...laid].every(
          (piece) =>
            Math.hypot(piece.x - x, piece.y - y) >
            (toppings[piece.name].outerRadius * piece.scale + pieceRadius) * distanceShare,
        )
      points = scatter(random, { ...options, fits })
      if (points.length >= targetCount / 2) break
    }
    for (const point of points)
      laid.push({ ...point, name, scale: between(random, 0.92, 1.04) * SCALE, zIndex: layer + random() * 0.9 })
  }
  return laid.sort((a, b) => a.zIndex - b.zIndex)
}

function isOnSide(side: Side, x: number, pieceRadius: number): boolean {
  if (side === "whole") return true
  return side === "left" ? x < -pieceRadius * 1.04 : x > pieceRadius * 1.04
}

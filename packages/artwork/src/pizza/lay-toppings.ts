import { between, type Random } from "../seed-random.ts"
import { scatter, type ScatterPoint } from "../shapes/scatter.ts"
import { type ToppingName, toppings } from "../toppings/toppings.ts"

export type Side = "whole" | "left" | "right"

export interface LaidPiece extends ScatterPoint {
  name: ToppingName
  scale: number
  order: number
}

/** Kinds share the room: each gets fewer pieces the more kinds there are, yet never so few that it goes unseen. */
const SHARE = [1, 1, 0.86, 0.74, 0.64, 0.56, 0.5]

/** Toppings are drawn at the size they have alone; a little larger they read at the size of a card. */
const SCALE = 1.28

/**
 * Where every piece goes. Pieces of one side stay off the other with their whole body. What is `taken` stays where it
 * is: the new pieces look for room beside it.
 */
export function layToppings(
  random: Random,
  names: readonly ToppingName[],
  radius: number,
  side: Side,
  taken: readonly LaidPiece[] = [],
): LaidPiece[] {
  const laid: LaidPiece[] = []
  const kinds = names.length + new Set(taken.map(({ name }) => name)).size
  const share = SHARE[Math.min(kinds, SHARE.length - 1)] ?? 0.5
  // Of what lies flat the recipe’s first is the hero and gets its place first; small bits fill what is left.
  const inTurn = [...names].sort((a, b) => toppings[a].layer - toppings[b].layer)
  for (const name of inTurn) {
    const { count, spacing, reach, layer } = toppings[name]
    const body = reach * SCALE
    const wanted = Math.ceil(Math.max(count * share, 5) / (side === "whole" ? 1 : 2))
    const options = { count: wanted, radius: radius - body * 0.62, spacing: spacing * (0.86 + 0.14 / share) }
    let spots: ScatterPoint[] = []
    // On a crowded pizza a kind may find no room beside the others; then it lies on them: what is paid for is seen.
    for (const apart of layer === 1 ? [0.64, 0.4, 0] : [0.5, 0.3, 0]) {
      const fits = (x: number, y: number) =>
        onSide(side, x, body) &&
        [...taken, ...laid].every(
          (piece) => Math.hypot(piece.x - x, piece.y - y) > (toppings[piece.name].reach * piece.scale + body) * apart,
        )
      spots = scatter(random, { ...options, fits })
      if (spots.length >= wanted / 2) break
    }
    for (const spot of spots)
      laid.push({ ...spot, name, scale: between(random, 0.92, 1.04) * SCALE, order: layer + random() * 0.9 })
  }
  return laid.sort((a, b) => a.order - b.order)
}

function onSide(side: Side, x: number, body: number): boolean {
  if (side === "whole") return true
  return side === "left" ? x < -body * 1.04 : x > body * 1.04
}

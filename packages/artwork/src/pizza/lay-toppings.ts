import { between, type Random } from "../seed-random.ts"
import { scatter, type Spot } from "../shapes/scatter.ts"
import { type ToppingName, toppings } from "../toppings/toppings.ts"

export type Side = "whole" | "left" | "right"

export interface LaidPiece extends Spot {
  name: ToppingName
  scale: number
  order: number
}

/** Kinds share the room: each gets fewer pieces the more kinds there are, yet never so few that it goes unseen. */
const SHARE = [1, 1, 0.86, 0.74, 0.64, 0.56, 0.5]

/** Where every piece goes. Pieces of one side stay off the other with their whole body. */
export function layToppings(random: Random, names: readonly ToppingName[], radius: number, side: Side): LaidPiece[] {
  const laid: LaidPiece[] = []
  const share = SHARE[Math.min(names.length, SHARE.length - 1)] ?? 0.5
  const largestFirst = [...names].sort((a, b) => toppings[b].reach - toppings[a].reach)
  for (const name of largestFirst) {
    const { count, spacing, reach, layer } = toppings[name]
    const scale = 1.22
    const body = reach * scale
    const fits = (x: number, y: number) => {
      if (side === "left" && x > -body) return false
      if (side === "right" && x < body) return false
      return laid.every((piece) => {
        const room = (toppings[piece.name].reach * piece.scale + body) * (layer === 1 ? 0.64 : 0.5)
        return Math.hypot(piece.x - x, piece.y - y) > room
      })
    }
    const wanted = Math.max(Math.round(count * share), 5)
    const options = { radius: radius - body * 0.62, spacing: spacing * (0.86 + 0.14 / share), fits }
    for (const spot of scatter(random, { ...options, count: side === "whole" ? wanted : Math.ceil(wanted / 2) })) {
      laid.push({ ...spot, name, scale: between(random, 0.92, 1.08) * scale, order: layer + random() * 0.9 })
    }
  }
  return laid.sort((a, b) => a.order - b.order)
}

import type { Pen } from "../pen.ts"
import { n } from "../shapes/number.ts"
import { scatter } from "../shapes/scatter.ts"

/** Dried oregano and parsley, strewn last. `size` is half a leaf’s length. */
export function drawHerbs(
  pen: Pen,
  {
    count,
    radius,
    size = 3,
    fits,
  }: { count: number; radius: number; size?: number; fits?: (x: number, y: number) => boolean },
): string {
  let light = ""
  let dark = ""
  for (const { x, y, turn } of scatter(pen.random, { count, radius, spacing: size * 4, fits })) {
    const dx = Math.cos(turn) * size
    const dy = Math.sin(turn) * size
    const leaf = `M${n(x - dx)} ${n(y - dy)}q${n(dx + dy * 0.7)} ${n(dy - dx * 0.7)} ${n(dx * 2)} ${n(dy * 2)}q${n(-dx - dy * 0.7)} ${n(-dy + dx * 0.7)} ${n(-dx * 2)} ${n(-dy * 2)}`
    if (pen.random() > 0.4) dark += leaf
    else light += leaf
  }
  return `<path d="${dark}" fill="#2c6524"/><path d="${light}" fill="#6f9238"/>`
}
